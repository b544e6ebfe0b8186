import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { wishlistLimits } from '../../../domain/sales/wishlist.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { EditIcon } from '../../../ui/icons-account.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Wishlist } from './load-wishlist.ts'
import type { WishlistEntryView } from './to-entry.ts'

type EntryNoteProps = {
  entry: WishlistEntryView
  messages: Wishlist['messages']['note']
  offline: string
  /** Further actions of the entry. */
  children: ReactNode
}

export function EntryNote({ entry, messages, offline, children }: EntryNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The field that had the focus is gone.
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <NoteForm entry={entry} messages={messages} offline={offline} onDone={() => setOpen(false)} />
  return (
    <>
      {entry.note && (
        <p className="rounded-control bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{messages.label}: </span>
          <bdi lang="">{entry.note}</bdi>
        </p>
      )}
      <div ref={button} className="flex flex-wrap gap-3 noscript:hidden print:hidden">
        <Button type="button" tone="quiet" size="small" onClick={() => setOpen(true)}>
          <EditIcon />
          {entry.note ? messages.change : messages.add}
          <span className="sr-only">: {entry.title}</span>
        </Button>
        {children}
      </div>
    </>
  )
}

type NoteFormProps = Omit<EntryNoteProps, 'children'> & { onDone: () => void }

function NoteForm({ entry: { id, note }, messages, offline, onDone }: NoteFormProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const { form, isPending, message, errorOf } = useForm(async (typed) => {
    const body = { note: textOf(typed, 'note') }
    const hide = { error: true, success: true }
    const outcome = await call('PUT /customer/property-wishlist/{id}', { params: { id }, body }, { hide })
    if (outcome.ok) {
      await revalidate()
      onDone()
    }
    return toFormProblem(outcome, offline)
  })
  // It has just been asked for.
  useEffect(() => form.ref.current?.querySelector('textarea')?.focus(), [form.ref])
  return (
    <form {...form} className="space-y-3">
      <FormAlert message={message} />
      <TextArea
        name="note"
        label={messages.label}
        description={messages.hint}
        error={errorOf('note')}
        defaultValue={note ?? ''}
        maxLength={wishlistLimits.note}
        rows={3}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" isPending={isPending} pendingLabel={messages.saving}>
          {messages.save}
        </Button>
        <Button type="button" tone="quiet" size="small" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
