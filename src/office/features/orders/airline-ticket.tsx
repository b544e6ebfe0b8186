import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import { isUnderWay } from '../../../client/uploads/is-under-way.ts'
import { UploadField } from '../../../client/uploads/upload-field.tsx'
import { useUploads } from '../../../client/uploads/use-uploads.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import type { OrderCardData, OrdersData } from './load-orders.ts'

/** The field's name in uploads of the airline's files. */
const field = 'airlineTicket'

type AirlineTicketProps = {
  id: number
  ticket: NonNullable<OrderCardData['airlineTicket']>
  texts: Pick<OrdersData, 'flights' | 'uploads'>
}

/** The form for the airline's ticket of a flight, folded until an agency has the ticket. */
export function AirlineTicket({ id, ticket, texts }: AirlineTicketProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line px-4 noscript:hidden"
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{ticket.label}</summary>
      {isOpen && <AirlineTicketForm id={id} ticket={ticket} texts={texts} onDone={() => setOpen(false)} />}
    </details>
  )
}

function AirlineTicketForm({ id, ticket, texts, onDone }: AirlineTicketProps & { onDone: () => void }) {
  const { flights, uploads: uploadTexts } = texts
  const t = useText()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const uploads = useUploads()
  const form = `airline-ticket-${id}`
  const files = uploads.items.flatMap((item) =>
    item.form === form && item.state === 'ready' && item.id ? [item.id] : [],
  )
  const {
    form: formProps,
    isPending,
    message,
    errorOf,
  } = useForm(async (typed) => {
    if (isUnderWay(uploads.items, [form])) return { message: flights.underWay, fields: { fileIds: flights.underWay } }
    const body = { bookingNumber: textOf(typed, 'bookingNumber'), fileIds: files }
    const outcome = await call(
      'PUT /business/orders/{id}/airline-ticket',
      { params: { id }, body },
      { hide: { error: true } },
    )
    if (outcome.ok) onDone()
    if (outcome.ok || outcome.status === 409) await revalidate()
    const problem = toFormProblem(outcome, t.error.offline)
    return problem?.fields.bookingNumber
      ? { message: flights.numberWrong, fields: { bookingNumber: flights.numberWrong } }
      : problem
  })
  return (
    <form {...formProps} className="space-y-4 pb-4">
      <FormAlert message={message} />
      <Field
        name="bookingNumber"
        label={flights.number}
        description={flights.numberHint}
        defaultValue={ticket.number ?? ''}
        error={errorOf('bookingNumber')}
        autoComplete="off"
        required
        isLtr
      />
      <UploadField
        messages={uploadTexts}
        label={flights.files}
        hint={flights.filesHint}
        place={{ form, field }}
        uploads={uploads}
        error={errorOf('fileIds')}
        camera="environment"
      />
      <Button isPending={isPending} pendingLabel={flights.sending}>
        {ticket.number ? flights.change : flights.send}
      </Button>
    </form>
  )
}
