import { profileLimits } from '../../../domain/profile.ts'
import { PlainField, PlainTextArea } from '../../ui/plain-field.tsx'
import type { CheckoutData } from './load-checkout.ts'

type GuestFieldsProps = {
  words: CheckoutData['words']['guest']
  /** What was typed before stands in for the profile. */
  guest: CheckoutData['guest'] & { guestName?: string; guestPhone?: string; notes?: string }
  faultOf: (field: string) => string | undefined
}

export const GuestFields = ({ words, guest, faultOf }: GuestFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <PlainField
      name="guestName"
      label={words.name}
      description={words.nameHint}
      error={faultOf('guestName')}
      defaultValue={guest.guestName ?? guest.name}
      autoComplete="name"
      required
      maxLength={profileLimits.name.max}
    />
    <PlainField
      name="guestPhone"
      label={words.phone}
      error={faultOf('guestPhone')}
      defaultValue={guest.guestPhone ?? guest.phone ?? ''}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      isLtr
      maxLength={40}
    />
    <PlainTextArea
      name="notes"
      label={
        <>
          {words.notes} <span className="font-normal text-ink-soft">({words.optional})</span>
        </>
      }
      description={words.notesHint}
      error={faultOf('notes')}
      defaultValue={guest.notes ?? ''}
      rows={3}
      maxLength={500}
      className="sm:col-span-2"
    />
  </div>
)
