import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Startup } from '../../client/context.ts'
import { useLocale, useText } from '../../client/text.tsx'
import { footerText } from '../../i18n/messages/footer.ts'
import { oldBrowserText } from '../../i18n/messages/old-browser.ts'
import type { IconProps } from '../../ui/icon.tsx'
import { FacebookIcon, InstagramIcon, TelegramIcon, TiktokIcon, YoutubeIcon } from '../../ui/icons-social.tsx'
import { Logo } from '../../ui/logo.tsx'
import { prayerPath, qiblaPath } from '../features/navigator/navigator-paths.ts'
import { CurrencyButtons } from './currency-switch.tsx'
import { SavingSwitch } from './saving-switch.tsx'
import { sectionsOf } from './sections.ts'

type Social = Startup['contacts']['socialMedia'][number]
const socialIcons: Record<Social['type'], ComponentType<IconProps>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  telegram: TelegramIcon,
  tiktok: TiktokIcon,
  youtube: YoutubeIcon,
}

export function Footer({ contacts }: { contacts?: Startup['contacts'] }) {
  const t = useText()
  const locale = useLocale()
  const text = footerText[locale]
  return (
    <footer className="mt-16 border-t border-line bg-sunken pb-24 md:pb-8 print:hidden">
      <div className="mx-auto grid max-w-measure gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-[1.2fr_1.5fr_1fr_1fr]">
        <div>
          <Logo>{t.brand.name}</Logo>
          <p className="mt-3 text-ink-soft">{t.brand.tagline}</p>
          {contacts && <SocialLinks label={text.follow} links={contacts.socialMedia} />}
        </div>
        <Column title={text.explore} isLong>
          {sectionsOf(t).map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {label}
            </FooterLink>
          ))}
          <FooterLink to={prayerPath}>{text.prayer}</FooterLink>
          <FooterLink to={qiblaPath}>{text.qibla}</FooterLink>
        </Column>
        <Column title={text.partners}>
          <FooterLink to="/business/download#business">{text.business}</FooterLink>
          <FooterLink to="/business/download#agency">{text.agency}</FooterLink>
          <FooterLink to="/business/download#owner">{text.owner}</FooterLink>
        </Column>
        <Column title={text.company}>
          <FooterLink to="/about">{text.about}</FooterLink>
          <FooterLink to="/contact">{t.nav.contact}</FooterLink>
          <FooterLink to="/terms">{text.terms}</FooterLink>
          <FooterLink to="/privacy">{text.privacy}</FooterLink>
          <FooterLink to="/download">{t.nav.download}</FooterLink>
        </Column>
      </div>
      <SavingSwitch />
      <p className="mx-auto mb-6 max-w-measure px-4">
        <CurrencyButtons className="min-h-11 cursor-pointer rounded-control border border-line bg-surface px-4 text-sm font-semibold hover:text-brand noscript:hidden" />
      </p>
      <p className="mx-auto max-w-measure px-4 text-sm text-ink-soft">{text.rights}</p>
      <p className="old-browser">{oldBrowserText[locale]}</p>
    </footer>
  )
}

function Column({ title, isLong = false, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className={isLong ? 'columns-2 gap-4' : undefined}>{children}</ul>
    </nav>
  )
}

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className="footer-link">
      {children}
    </Link>
  </li>
)

function SocialLinks({ label, links }: { label: string; links: Social[] }) {
  const names = footerText[useLocale()].social
  return (
    <ul className="mt-4 flex flex-wrap gap-1" aria-label={label}>
      {links.map(({ id, type, url }) => {
        const SocialIcon = socialIcons[type]
        return (
          <li key={id}>
            <a
              href={url}
              rel="me noopener"
              aria-label={names[type]}
              className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-surface hover:text-brand"
            >
              <SocialIcon />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
