import { useSyncExternalStore } from 'react'
import { subscribePersonal } from '../personal.ts'
import { useText } from '../text.tsx'
import { HeartIcon } from '../ui/icons.tsx'
import type { HeartId } from './heart-id.ts'
import { isSaved } from './saved.ts'

/** Saves what it stands beside, or takes it out. It is the same for everybody until the page listens; then `useHearts` hears its taps. */
export function Heart({ id, title }: { id: HeartId; title: string }) {
  const t = useText()
  const isPressed = useSyncExternalStore(subscribePersonal, () => isSaved(id), unknown)
  return (
    <button
      type="button"
      data-heart={id}
      aria-label={t.wishlist.save(title)}
      aria-pressed={isPressed}
      className="heart"
    >
      <HeartIcon />
    </button>
  )
}

const unknown = (): boolean | undefined => undefined
