import { SiteLink } from '../../client/frame/site-link.tsx'
import { useLocale, useText } from '../../client/text.tsx'
import { footerText } from '../../i18n/messages/footer.ts'
import { officeText } from '../../i18n/messages/office.ts'
import { oldBrowserText } from '../../i18n/messages/old-browser.ts'

/** Links out of the back office: to the customers' site, to help, terms and privacy. */
export function OfficeFooter() {
  const t = useText()
  const locale = useLocale()
  const text = officeText[locale]
  const footer = footerText[locale]
  const links = [
    { to: '/', label: text.customers },
    { to: '/contact', label: t.nav.contact },
    { to: '/terms', label: footer.terms },
    { to: '/privacy', label: footer.privacy },
  ]
  return (
    <footer className="mt-16 border-t border-line bg-sunken py-6 print:hidden">
      <div className="mx-auto max-w-measure px-4">
        <nav aria-label={text.ways}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className="footer-link">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-2 text-sm text-ink-soft">{footer.rights}</p>
        <p className="old-browser">{oldBrowserText[locale]}</p>
      </div>
    </footer>
  )
}
