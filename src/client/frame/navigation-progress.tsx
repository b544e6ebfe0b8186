import { useNavigation } from 'react-router'
import { useText } from '../text.tsx'

/** On every way to another page or another list that takes longer than a moment; how long, and which way it grows, says pending.css. */
export function NavigationProgress() {
  const { state, location } = useNavigation()
  const t = useText()
  if (state === 'idle') return null
  return (
    <div key={location.key} role="status" className="navigation-progress">
      <span className="sr-only">{t.loading}</span>
    </div>
  )
}
