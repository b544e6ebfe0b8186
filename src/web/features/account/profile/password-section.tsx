import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAuthCall } from '../../../auth.ts'
import { type Objection, textOf, toObjection, useForm } from '../../../shell/use-form.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { CancelButton, SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

export function PasswordSection({ words, user }: Pick<Profile, 'words' | 'user'>) {
  const t = words.password
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  return (
    <ProfileSection id="password" headingRef={heading} title={t.title} hint={user.hasPassword ? t.hint : t.none}>
      {isOpen ? (
        <PasswordForm words={words} user={user} onClose={close} />
      ) : (
        <PlainButton type="button" tone="quiet" onClick={() => setOpen(true)} className="max-sm:w-full">
          {user.hasPassword ? t.change : t.set}
        </PlainButton>
      )}
    </ProfileSection>
  )
}

function PasswordForm({ words, user, onClose }: Pick<Profile, 'words' | 'user'> & { onClose: () => void }) {
  const t = words.password
  const authCall = useAuthCall()
  const { revalidate } = useRevalidator()
  const { form, isPending, message, faultOf } = useForm(async (typed) => {
    const [currentPassword = '', newPassword = '', confirmPassword = ''] = names.map((name) => textOf(typed, name))
    const objection = object(words, user.hasPassword ? { currentPassword, newPassword } : { newPassword })
    if (objection) return objection
    if (newPassword !== confirmPassword)
      return { message: words.faults.form, fields: { confirmPassword: words.faults.mismatch } }
    const body = { currentPassword, newPassword, confirmPassword }
    const outcome = await authCall('POST /update-password', { body }, { hide: { error: true } })
    if (!outcome.ok) return toObjection(outcome, words.offline)
    await revalidate()
    onClose()
    return null
  })
  return (
    <form {...form} className="space-y-5">
      <FormAlert message={message} />
      {/* So that a password manager knows whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.phone ?? ''} readOnly hidden />
      {user.hasPassword && (
        <PasswordField
          name="currentPassword"
          label={t.current}
          showLabel={words.showPassword}
          autoComplete="current-password"
          autoFocus
          error={faultOf('currentPassword')}
        />
      )}
      <PasswordField
        name="newPassword"
        label={t.next}
        description={t.nextHint}
        showLabel={words.showPassword}
        autoComplete="new-password"
        autoFocus={!user.hasPassword}
        error={faultOf('newPassword')}
      />
      <PasswordField
        name="confirmPassword"
        label={t.confirm}
        showLabel={words.showPassword}
        autoComplete="new-password"
        error={faultOf('confirmPassword')}
      />
      <SubmitRow label={words.save} pendingLabel={words.saving} isPending={isPending}>
        <CancelButton label={words.cancel} onCancel={onClose} />
      </SubmitRow>
    </form>
  )
}

const names = ['currentPassword', 'newPassword', 'confirmPassword']

/** What was left empty. */
function object({ faults }: Profile['words'], typed: Record<string, string>): Objection | null {
  const empty = Object.keys(typed).filter((name) => typed[name] === '')
  if (empty.length === 0) return null
  return { message: faults.form, fields: Object.fromEntries(empty.map((name) => [name, faults.required])) }
}
