import type { Locale } from '../../../domain/text/locale.ts'
import { UiLocale } from '../../../ui/ui-locale.tsx'
import { ShowcaseActions } from './showcase-actions.tsx'
import { ShowcaseDates } from './showcase-dates.tsx'
import { showcaseText } from './showcase-text.ts'

export default function Showcase({ locale }: { locale: Locale }) {
  const t = showcaseText[locale]
  return (
    <UiLocale locale={locale}>
      <h2 className="mt-14 text-2xl">{t.title}</h2>
      <ShowcaseActions locale={locale} t={t} />
      <ShowcaseDates locale={locale} t={t} />
    </UiLocale>
  )
}
