import { profileLimits } from '../../../domain/accounts/profile.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { CheckoutData } from './load-checkout.ts'

type GuestFieldsProps = {
  messages: CheckoutData['messages']['guest']
  /** Typed text wins over the profile. */
  guest: CheckoutData['guest'] & { guestName?: string; guestPhone?: string; notes?: string }
  errorOf: (field: string) => string | undefined
}

export const GuestContactFields = ({ messages, guest, errorOf }: GuestFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      name="guestName"
      label={messages.name}
      description={messages.nameHint}
      error={errorOf('guestName')}
      defaultValue={guest.guestName ?? guest.name}
      autoComplete="name"
      required
      maxLength={profileLimits.name.max}
    />
    <Field
      name="guestPhone"
      label={messages.phone}
      error={errorOf('guestPhone')}
      defaultValue={guest.guestPhone ?? guest.phone ?? ''}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      isLtr
      maxLength={40}
    />
    <TextArea
      name="notes"
      label={
        <>
          {messages.notes} <span className="font-normal text-ink-soft">({messages.optional})</span>
        </>
      }
      description={messages.notesHint}
      error={errorOf('notes')}
      defaultValue={guest.notes ?? ''}
      rows={3}
      maxLength={500}
      className="sm:col-span-2"
    />
  </div>
)
