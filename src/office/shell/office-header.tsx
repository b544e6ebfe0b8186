import { Link } from 'react-router'
import { LanguageSwitch } from '../../client/frame/language-switch.tsx'
import { PersonalPart } from '../../client/frame/personal-part.tsx'
import { useLocale, useText } from '../../client/text.tsx'
import { officeText } from '../../i18n/messages/office.ts'
import { Logo } from '../../ui/logo.tsx'

/** The link to the first screen, the language, and the signed-in person. */
export function OfficeHeader() {
  const t = useText()
  const { title } = officeText[useLocale()]
  return (
    <header className="page-header">
      <div>
        <Link to="/business" className="flex min-w-0 items-center gap-2 rounded-control py-1">
          <Logo>
            <span className="max-[21.5rem]:hidden">{t.brand.name}</span>
          </Logo>
          <span className="truncate text-sm font-semibold text-ink-soft max-sm:sr-only">{title}</span>
        </Link>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <PersonalPart />
        </div>
      </div>
    </header>
  )
}
