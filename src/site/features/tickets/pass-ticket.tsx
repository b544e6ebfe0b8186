import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import type { TicketsText } from '../../../i18n/messages/tickets.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { ShareIcon } from '../../../ui/icons-share.tsx'
import { SentLink } from './sent-link.tsx'
import type { TicketData } from './to-ticket.ts'

type PassTicketProps = { ticket: TicketData; messages: TicketsText['pass'] }

/** Asks first, makes the link, and opens the phone's sheet for sharing. */
export function PassTicket({ ticket, messages }: PassTicketProps) {
  const { isAsking, setAsking, pending, problem, made, make, takeBack } = usePass(ticket, messages)
  const isOpen = ticket.passUntil !== null
  return (
    <div className="space-y-3 noscript:hidden">
      <FormAlert message={problem} />
      {made && <SentLink messages={messages} title={ticket.title} url={made} until={ticket.passUntil} />}
      {isOpen && !made && <p className="font-semibold">{ticket.passUntil}</p>}
      {isAsking ? (
        <div className="space-y-3 rounded-card bg-sunken p-4">
          <h3 className="text-lg">{messages.question}</h3>
          <p>{messages.text}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <Button type="button" isPending={pending === 'make'} pendingLabel={messages.making} onClick={make}>
              {messages.make}
            </Button>
            <Button type="button" tone="quiet" onClick={() => setAsking(false)}>
              {messages.keep}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-3">
          {!made && (
            <Button type="button" tone="quiet" onClick={() => setAsking(true)}>
              <ShareIcon />
              {isOpen ? messages.again : messages.action}
              <span className="sr-only"> {ticket.heading}</span>
            </Button>
          )}
          {isOpen && (
            <Button
              type="button"
              tone="quiet"
              isPending={pending === 'back'}
              pendingLabel={messages.takingBack}
              onClick={takeBack}
            >
              {messages.takeBack}
              <span className="sr-only"> {ticket.heading}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The link with which another customer takes a ticket over: made, and taken back. */
function usePass(ticket: TicketData, messages: TicketsText['pass']) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState<'make' | 'back' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const params = { id: ticket.id }
  const hide = { error: true, success: true }

  const act = async (kind: 'make' | 'back', send: () => Promise<string | null>) => {
    if (pending) return
    setPending(kind)
    setProblem(await send())
    setPending(null)
    void revalidate()
  }
  const make = () =>
    act('make', async () => {
      const outcome = await call('POST /customer/tickets/{id}/pass', { params }, { hide })
      if (!outcome.ok) return outcome.body?.message ?? messages.offline
      setAsking(false)
      setMade(location.origin + outcome.body.link)
      return null
    })
  const takeBack = () =>
    act('back', async () => {
      const outcome = await call('DELETE /customer/tickets/{id}/pass', { params }, { hide })
      setMade(null)
      return outcome.ok ? null : (outcome.body?.message ?? messages.offline)
    })
  return { isAsking, setAsking, pending, problem, made, make, takeBack }
}
