import { useSyncExternalStore } from 'react'
import { currentAlert, hideAlert, subscribeToAlerts } from '../api/alerts.ts'
import { useText } from '../text.tsx'
import { AlertView } from '../ui/alert-view.tsx'
import { SafeHtml } from './safe-html.tsx'

/** The transient alert: a click anywhere on it takes it away, five seconds do too. */
export function AlertHost() {
  const t = useText()
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => null)
  return (
    // Above a dialog too, where React Aria would hide it and take a press on it for one outside.
    <div
      className="pointer-events-none fixed inset-x-4 top-20 z-60 mx-auto max-w-md"
      data-alerts=""
      data-react-aria-top-layer="true"
    >
      {alert && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the close button inside is the control; the rest of the area is a convenience
        // biome-ignore lint/a11y/useKeyWithClickEvents: the close button is reachable by the keyboard
        <div key={alert.id} className="pointer-events-auto" onClick={hideAlert}>
          <AlertView tone={alert.type} title={alert.title} onClose={hideAlert} closeLabel={t.alert.close}>
            <SafeHtml html={alert.message} />
          </AlertView>
        </div>
      )}
    </div>
  )
}
