import { fill } from '../../../i18n/fill.ts'
import type { TicketsText } from '../../../i18n/messages/tickets.ts'
import { LinkToSend } from '../../../ui/link-to-send.tsx'

type SentLinkProps = { messages: TicketsText['pass']; title: string; url: string; until: string | null }

/** Shown once: the secret in it is kept nowhere. */
export function SentLink({ messages, title, url, until }: SentLinkProps) {
  return (
    <div className="space-y-3 rounded-card bg-success-soft p-4">
      <h3 className="text-lg">{messages.ready}</h3>
      <LinkToSend url={url} title={fill(messages.share, { title })} description={until} messages={messages} />
    </div>
  )
}
