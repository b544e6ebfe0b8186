import { ErrorScreen } from '../../client/frame/error-screen.tsx'
import { useText } from '../../client/text.tsx'

export function SiteErrorScreen() {
  const { nav } = useText()
  const ways = [
    { to: '/properties', label: nav.properties },
    { to: '/events', label: nav.events },
  ]
  return <ErrorScreen ways={ways} />
}
