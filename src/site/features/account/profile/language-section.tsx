import { useRevalidator } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { useLocale } from '../../../../client/text.tsx'
import { locales, toLocale } from '../../../../domain/text/locale.ts'
import { localeFacts, localPath } from '../../../../i18n/locale-facts.ts'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { SubmitRow } from './form-parts.tsx'
import type { Profile } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'

export function LanguageSection({ messages, user }: Pick<Profile, 'messages' | 'user'>) {
  const call = useCall()
  const current = useLocale()
  const { revalidate } = useRevalidator()
  const { form, isPending, message } = useForm(async (typed) => {
    const language = toLocale(textOf(typed, 'language'))
    const isOther = language !== current
    const options = { hide: { error: true, success: isOther } }
    const outcome = await call('PUT /customer/auth/self', { body: { language } }, options)
    if (!outcome.ok) return toFormProblem(outcome, messages.offline)
    // Another language is another document.
    if (isOther) location.assign(localPath(language, '/account/profile'))
    else await revalidate()
    return null
  })
  return (
    <ProfileSection
      id="language"
      title={messages.language.title}
      value={<span lang={localeFacts[user.language].tag}>{localeFacts[user.language].title}</span>}
      hint={messages.language.hint}
    >
      <form {...form} className="space-y-4">
        <FormAlert message={message} />
        <fieldset aria-labelledby="language" className="flex flex-wrap gap-x-8">
          {locales.map((locale) => (
            <Radio key={locale} name="language" value={locale} defaultChecked={locale === user.language}>
              <span lang={localeFacts[locale].tag}>{localeFacts[locale].title}</span>
            </Radio>
          ))}
        </fieldset>
        <SubmitRow label={messages.save} pendingLabel={messages.saving} isPending={isPending} />
      </form>
    </ProfileSection>
  )
}
