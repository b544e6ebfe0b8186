import type { VisaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { OrderCard } from '../../orders/order-card.tsx'
import type { ApplicationCardView } from './application-card.ts'

type ApplicationRowProps = {
  card: ApplicationCardView
  labels: Pick<VisaApplicationsText['labels'], 'number' | 'total' | 'travelDate'>
}

export const ApplicationRow = ({ card, labels }: ApplicationRowProps) => (
  <OrderCard
    {...card}
    lead={<p>{card.next}</p>}
    when={`${labels.travelDate}: ${card.when}`}
    extent={[card.country, card.people].filter(Boolean).join(' · ')}
    labels={labels}
  />
)
