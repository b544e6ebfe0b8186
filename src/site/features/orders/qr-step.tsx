import type { Ok } from '../../../contract/contract.ts'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

type Qr = NonNullable<NonNullable<Ok<'GET /customer/orders/{id}/payment'>['payment']>['qr']>
type QrStepProps = {
  qr: Qr
  messages: Pick<ReservationsText['payment'], 'qrAlt' | 'code' | 'personal' | 'business' | 'corporate'>
}

/** For a bank without a page: its code to scan, to type, or to open in its app on the same phone. */
export const QrStep = ({ qr, messages }: QrStepProps) => (
  <div className="flex flex-col items-center gap-4">
    <img src={qr.qrCode} alt={messages.qrAlt} width={220} height={220} className="rounded-control bg-white p-3" />
    <p className="text-center">
      <span className="block text-sm text-ink-soft">{messages.code}</span>
      <bdi dir="ltr" className="text-2xl font-bold tracking-widest">
        {qr.readableCode}
      </bdi>
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      {(['personal', 'business', 'corporate'] as const).map((kind) => {
        const href = qr.links[kind]
        return (
          href && (
            <ButtonLink key={kind} href={href} tone={kind === 'personal' ? 'primary' : 'quiet'} size="small">
              {messages[kind]}
            </ButtonLink>
          )
        )
      })}
    </div>
  </div>
)
