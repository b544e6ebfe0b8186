import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentAlert, hideAlert, subscribeToAlerts } from '../call/alerts.ts'
import { useText } from '../text.tsx'
import type { AlertCardProps } from './alert-card.tsx'

/** The transient alert: a click anywhere on it takes it away, five seconds do too. */
export function AlertHost() {
  const t = useText()
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null)
  const Card = useCard(alert !== null)
  return (
    // Above a dialog too, where React Aria would hide it and take a press on it for one outside.
    <div className="alerts" data-alerts="" data-react-aria-top-layer="true">
      {alert && Card && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the close button inside is the control; the rest of the area is a convenience
        // biome-ignore lint/a11y/useKeyWithClickEvents: the close button is reachable by the keyboard
        <div key={alert.id} onClick={hideAlert}>
          <Card alert={alert} closeLabel={t.alert.close} onClose={hideAlert} />
        </div>
      )}
    </div>
  )
}

const stillness = 2_000

/** Fetched when it is needed, and otherwise once the page has come to rest: most alerts tell that the network is gone. */
function useCard(isNeeded: boolean): ComponentType<AlertCardProps> | null {
  const [Card, setCard] = useState<ComponentType<AlertCardProps> | null>(null)
  useEffect(() => {
    if (Card) return
    const load = () =>
      import('./alert-card.tsx').then(
        ({ AlertCard }) => setCard(() => AlertCard),
        () => {},
      )
    const timer = setTimeout(load, isNeeded ? 0 : stillness)
    return () => clearTimeout(timer)
  }, [isNeeded, Card])
  return Card
}
