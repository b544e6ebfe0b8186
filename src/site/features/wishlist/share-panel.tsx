import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { useRootData } from '../../../client/root-data.ts'
import { useCall } from '../../../client/session/auth.ts'
import type { WishlistText } from '../../../i18n/messages/wishlist.ts'
import { Button } from '../../../ui/button.tsx'
import { ShareIcon } from '../../../ui/icons-share.tsx'
import { LinkToSend } from '../../../ui/link-to-send.tsx'

type SharePanelProps = { link: string | null; messages: WishlistText['share']; offline: string }

export function SharePanel({ link, messages, offline }: SharePanelProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const publicUrl = useRootData()?.publicUrl ?? ''
  const [isPending, setPending] = useState(false)
  const make = async () => {
    setPending(true)
    const { ok } = await call('POST /customer/property-wishlist/share', {}, { hide: { success: true } })
    if (ok) await revalidate()
    setPending(false)
  }
  const end = async () => {
    const hide = { error: true, success: true }
    return toFormProblem(await call('DELETE /customer/property-wishlist/share', {}, { hide }), offline)
  }
  return (
    <section
      aria-labelledby="share-wishlist"
      className="space-y-4 rounded-card border border-line bg-surface p-5 print:hidden noscript:hidden"
    >
      <h2 id="share-wishlist" className="text-xl">
        {messages.title}
      </h2>
      <p className="text-ink-soft">{messages.lead}</p>
      {link ? (
        <>
          <LinkToSend url={publicUrl + link} title={messages.text} messages={messages} />
          <AskFirst
            label={messages.end}
            title={messages.endQuestion}
            facts={[messages.endAnswer]}
            confirm={messages.end}
            pendingLabel={messages.ending}
            keep={messages.keep}
            offline={offline}
            act={end}
            afterwards={revalidate}
          />
        </>
      ) : (
        <Button type="button" tone="quiet" isPending={isPending} pendingLabel={messages.making} onClick={make}>
          <ShareIcon />
          {messages.make}
        </Button>
      )}
    </section>
  )
}
