import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import type { PayersText } from '../../../i18n/messages/payers.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CopyIcon, MoreIcon, QrIcon } from '../../../ui/icons-account.tsx'
import { ShareIcon } from '../../../ui/icons-share.tsx'
import { WhatsappIcon } from '../../../ui/icons-social.tsx'
import type { QrDrawing } from '../../../ui/qr-drawing.ts'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import { useShareSheet } from '../../../ui/use-share-sheet.ts'
import type { PayerView } from './load-payers.ts'

type PayerLinkProps = { order: number; payer: PayerView; url: string; messages: PayersText }

const tile = 'min-h-14 min-w-0 px-0.5 text-xs sm:min-h-11 sm:px-3.5 sm:text-sm'

/** An icon above its word, so that four fit beside each other on a phone. */
const Tile = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <span className="flex flex-col items-center gap-1 sm:flex-row sm:gap-2">
    {icon}
    {label}
  </span>
)

/** Ways to send one link: in one row what most people use, behind "more" the rest. */
export function PayerLink({ order, payer, url, messages }: PayerLinkProps) {
  const [opened, setOpened] = useState<'qr' | 'more' | null>(null)
  const [drawing, setDrawing] = useState<QrDrawing | null>(null)
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null)
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'done' : 'failed')
  }
  const toggle = (what: 'qr' | 'more') => setOpened(opened === what ? null : what)
  // Drawn when it is wanted: most of twenty links are sent.
  const showCode = async () => {
    const loaded = drawing ? null : await import('../../../ui/qr-drawing.ts').catch(() => null)
    if (loaded) setDrawing(loaded.toQrDrawing(url))
    if (drawing || loaded) toggle('qr')
  }
  return (
    <>
      <div className="grid grid-cols-4 gap-2 sm:flex">
        <Button type="button" tone="quiet" size="small" onClick={copy} className={`${tile} noscript:hidden`}>
          <Tile icon={<CopyIcon />} label={messages.copy} />
        </Button>
        <ButtonLink href={payer.whatsapp ?? ''} rel="noopener noreferrer" tone="quiet" size="small" className={tile}>
          <Tile icon={<WhatsappIcon />} label={messages.whatsapp} />
        </ButtonLink>
        <Opener isOpen={opened === 'qr'} onPress={showCode} icon={<QrIcon />} label={messages.qr} />
        <Opener isOpen={opened === 'more'} onPress={() => toggle('more')} icon={<MoreIcon />} label={messages.more} />
      </div>
      <p role="status" className="text-sm font-semibold wrap-anywhere">
        {copied === 'done' && messages.copied}
        {copied === 'failed' && <bdi dir="ltr">{url}</bdi>}
      </p>
      {opened === 'qr' && drawing && (
        <QrPicture drawing={drawing} label={messages.qrAlt} className="size-56 max-w-full rounded-control" />
      )}
      <div className={opened === 'more' ? undefined : 'hidden noscript:block'}>
        <More order={order} payer={payer} url={url} messages={messages} />
      </div>
    </>
  )
}

type OpenerProps = { isOpen: boolean; onPress: () => void; icon: ReactNode; label: string }

const Opener = ({ isOpen, onPress, icon, label }: OpenerProps) => (
  <Button
    type="button"
    tone="quiet"
    size="small"
    aria-expanded={isOpen}
    onClick={onPress}
    className={`${tile} noscript:hidden`}
  >
    <Tile icon={icon} label={label} />
  </Button>
)

function More({ order, payer, url, messages }: PayerLinkProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const share = useShareSheet({ url, title: messages.title })
  const takeBack = async () => {
    const params = { id: order, part: payer.id }
    const hide = { error: true, success: true }
    return toFormProblem(
      await call('DELETE /customer/orders/{id}/payers/{part}', { params }, { hide }),
      messages.offline,
    )
  }
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {share && (
        <Button type="button" tone="quiet" size="small" onClick={share}>
          <ShareIcon />
          {messages.send}
        </Button>
      )}
      <ButtonLink href={payer.sms ?? ''} tone="quiet" size="small">
        {messages.sms}
      </ButtonLink>
      <ButtonLink href={payer.link ?? ''} tone="quiet" size="small">
        {messages.open}
      </ButtonLink>
      <div className="contents noscript:hidden">
        <AskFirst
          label={messages.takeBack}
          title={messages.takeBackQuestion}
          facts={[messages.takeBackAnswer]}
          size="small"
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
