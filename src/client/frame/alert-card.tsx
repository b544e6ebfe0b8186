import { AlertView } from '../../ui/alert-view.tsx'
import type { Alert } from '../call/alerts.ts'
import { SafeHtml } from '../prose/safe-html.tsx'

export type AlertCardProps = { alert: Alert; closeLabel: string; onClose: () => void }

export const AlertCard = ({ alert, closeLabel, onClose }: AlertCardProps) => (
  <AlertView tone={alert.type} title={alert.title} onClose={onClose} closeLabel={closeLabel}>
    <SafeHtml html={alert.message} />
  </AlertView>
)
