import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PayersText } from '../../../i18n/messages/payers.ts'
import { useCall } from '../../auth.ts'
import { AskFirst } from '../../forms/ask-first.tsx'
import { toFormProblem } from '../../forms/use-form.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { QrIcon } from '../../ui/icons-account.tsx'
import { WhatsappIcon } from '../../ui/icons-social.tsx'
import { LinkToSend } from '../../ui/link-to-send.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import type { QrDrawing } from '../../ui/qr-drawing.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import type { PayerView } from './load-payers.ts'

const tones: Record<PayerView['state'], BadgeTone> = {
  open: 'neutral',
  paying: 'warning',
  paid: 'success',
  back: 'danger',
}

type PayerCardProps = { order: number; payer: PayerView; messages: PayersText }

export function PayerCard({ order, payer, messages }: PayerCardProps) {
  return (
    <li className="space-y-4 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          {payer.part}
          {payer.name && (
            <>
              {' · '}
              <bdi lang="">{payer.name}</bdi>
            </>
          )}
        </h3>
        <span className="font-semibold">{payer.amount}</span>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tones[payer.state]}>{payer.stateText}</Badge>
        {payer.isCash && <Badge>{messages.cash}</Badge>}
      </p>
      {payer.url && <Sending order={order} payer={payer} url={payer.url} messages={messages} />}
    </li>
  )
}

/** By whatever the other one reads: the link is the same. */
function Sending({ order, payer, url, messages }: PayerCardProps & { url: string }) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const takeBack = async () => {
    const params = { id: order, part: payer.id }
    const hide = { error: true, success: true }
    return toFormProblem(
      await call('DELETE /customer/orders/{id}/payers/{part}', { params }, { hide }),
      messages.offline,
    )
  }
  return (
    <div className="space-y-4">
      <LinkToSend url={url} title={messages.title} messages={messages} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={payer.whatsapp ?? ''} rel="noopener noreferrer" tone="quiet" size="small">
          <WhatsappIcon />
          {messages.whatsapp}
        </ButtonLink>
        <ButtonLink href={payer.sms ?? ''} tone="quiet" size="small">
          {messages.sms}
        </ButtonLink>
        <ButtonLink href={payer.link ?? ''} tone="quiet" size="small">
          {messages.open}
        </ButtonLink>
      </div>
      <Code url={url} messages={messages} />
      <div className="noscript:hidden">
        <AskFirst
          label={messages.takeBack}
          title={messages.takeBackQuestion}
          facts={[messages.takeBackAnswer]}
          confirm={messages.takeBack}
          pendingLabel={messages.takingBack}
          keep={messages.keep}
          offline={messages.offline}
          act={takeBack}
          afterwards={revalidate}
        />
      </div>
    </div>
  )
}

/** Drawn when it is wanted: of twenty links most are sent. */
function Code({ url, messages }: { url: string; messages: PayersText }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null)
  const show = async () => {
    const loaded = await import('../../ui/qr-drawing.ts').catch(() => null)
    setDrawing(drawing || !loaded ? null : loaded.toQrDrawing(url))
  }
  return (
    <div className="space-y-3 noscript:hidden">
      <PlainButton type="button" tone="quiet" size="small" aria-expanded={drawing !== null} onClick={show}>
        <QrIcon />
        {messages.qr}
      </PlainButton>
      {drawing && <QrPicture drawing={drawing} label={messages.qrAlt} className="size-56 max-w-full rounded-control" />}
    </div>
  )
}
