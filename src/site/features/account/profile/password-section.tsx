import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type FormProblem, textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { findWeakPassword } from '../../../../client/passwords/load-verdict.ts'
import { NewPasswordField } from '../../../../client/passwords/new-password-field.tsx'
import { useAuthCall } from '../../../../client/session/auth.ts'
import { useLocale } from '../../../../client/text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { forgetConfirmation } from './confirmation.ts'
import { CancelFormButton, SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { useConfirmation } from './use-confirmation.tsx'

type PasswordSectionProps = Pick<Profile, 'messages' | 'user' | 'phone'>

export function PasswordSection({ messages, user, phone }: PasswordSectionProps) {
  const t = messages.password
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  return (
    <ProfileSection id="password" headingRef={heading} title={t.title} hint={user.hasPassword ? t.hint : t.none}>
      {isOpen ? (
        <PasswordForm messages={messages} user={user} phone={phone} onClose={close} />
      ) : (
        <Button type="button" tone="quiet" onClick={() => setOpen(true)} className="max-sm:w-full">
          {user.hasPassword ? t.change : t.set}
        </Button>
      )}
    </ProfileSection>
  )
}

type PasswordFormProps = PasswordSectionProps & { onClose: () => void }

function PasswordForm({ messages, user, phone, onClose }: PasswordFormProps) {
  const t = messages.password
  const { form, isPending, message, errorOf, dialog } = usePasswordForm({ messages, user, phone, onClose })
  return (
    <>
      <form {...form} className="space-y-5">
        <FormAlert message={message} />
        {/* So that a password manager knows whose password it keeps. */}
        <input type="text" name="username" autoComplete="username" defaultValue={user.phone ?? ''} readOnly hidden />
        {user.hasPassword && (
          <PasswordField
            name="currentPassword"
            label={t.current}
            showLabel={messages.showPassword}
            autoComplete="current-password"
            autoFocus
            error={errorOf('currentPassword')}
          />
        )}
        <NewPasswordField
          name="newPassword"
          label={t.next}
          phone={user.phone}
          description={t.nextHint}
          showLabel={messages.showPassword}
          autoFocus={!user.hasPassword}
          error={errorOf('newPassword')}
        />
        <PasswordField
          name="confirmPassword"
          label={t.confirm}
          showLabel={messages.showPassword}
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <SubmitRow label={messages.save} pendingLabel={messages.saving} isPending={isPending}>
          <CancelFormButton label={messages.cancel} onCancel={onClose} />
        </SubmitRow>
      </form>
      {dialog}
    </>
  )
}

/** Saves the new password, proved by the one before or in another way. */
function usePasswordForm({ messages, user, phone, onClose }: PasswordFormProps) {
  const authCall = useAuthCall()
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { run, dialog } = useConfirmation({ messages, user, phone })
  const form = useForm(async (typed) => {
    const [currentPassword = '', newPassword = '', confirmPassword = ''] = names.map((name) => textOf(typed, name))
    const problem = findProblem(messages, user.hasPassword ? { currentPassword, newPassword } : { newPassword })
    if (problem) return problem
    if (newPassword !== confirmPassword)
      return { message: messages.errors.form, fields: { confirmPassword: messages.errors.mismatch } }
    const weak = await findWeakPassword(locale, newPassword, user.phone)
    if (weak) return { message: messages.errors.form, fields: { newPassword: weak } }
    const save = (proof: { currentPassword: string } | { confirmation: string }) =>
      authCall('POST /update-password', { body: { ...proof, newPassword, confirmPassword } }, { hide: { error: true } })
    // Without a password yet, the identity is confirmed in another way.
    const outcome = user.hasPassword
      ? await save({ currentPassword })
      : await run((confirmation) => save({ confirmation }))
    if (!outcome) return null
    if (!outcome.ok) return toFormProblem(outcome, messages.offline)
    forgetConfirmation()
    await revalidate()
    onClose()
    return null
  })
  return { ...form, dialog }
}

const names = ['currentPassword', 'newPassword', 'confirmPassword']

/** Errors of empty fields. */
function findProblem({ errors }: Profile['messages'], typed: Record<string, string>): FormProblem | null {
  const empty = Object.keys(typed).filter((name) => typed[name] === '')
  if (empty.length === 0) return null
  return { message: errors.form, fields: Object.fromEntries(empty.map((name) => [name, errors.required])) }
}
