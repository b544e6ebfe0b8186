import type { ReactNode } from 'react'
import { type Startup, siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { useText } from '../../client/text.tsx'
import { formatPhone } from '../../i18n/format.ts'
import { contact } from '../../i18n/pages/contact.ts'
import { PinIcon } from '../../ui/icons.tsx'
import { MailIcon, PhoneIcon } from '../../ui/icons-detail.tsx'
import { WhatsappIcon } from '../../ui/icons-social.tsx'
import type { Route } from './+types/contact.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { startup, locale } = context.get(siteContext)
  return { ...(await startup()).contacts, messages: contact[locale] }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !loaderData) return []
  const { title, description } = loaderData.messages
  return toHead(site, { title, description, path: '/contact' })
}

type Contact = Startup['contacts']['contacts'][number]

const icons = { phone: PhoneIcon, whatsapp: WhatsappIcon, email: MailIcon, address: PinIcon }

const isolated = (text: string) => <bdi dir="ltr">{text}</bdi>

const values: Record<Contact['type'], (value: string) => ReactNode> = {
  phone: (value) => <a href={`tel:${value}`}>{isolated(formatPhone(value))}</a>,
  whatsapp: (value) => <a href={`https://wa.me/${value.slice(1)}`}>{isolated(formatPhone(value))}</a>,
  email: (value) => <a href={`mailto:${value}`}>{isolated(value)}</a>,
  address: (value) => value,
}

export default function ContactScreen({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { contacts, socialMedia, messages } = loaderData
  return (
    <Page narrow trail={[{ label: t.nav.contact }]}>
      <PageHeading title={messages.title} lead={messages.lead} />
      <dl className="grid gap-4 sm:grid-cols-2">
        {contacts.map(({ id, type, label, value }) => {
          const ContactIcon = icons[type]
          return (
            <div key={id} className="panel">
              <dt className="flex items-center gap-2 text-sm text-ink-soft">
                <ContactIcon className="size-5 text-brand" />
                {label}
              </dt>
              <dd className="mt-2 text-lg font-semibold [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-brand [&_a]:hover:underline">
                {values[type](value)}
              </dd>
            </div>
          )
        })}
      </dl>
      <section aria-labelledby="social" className="mt-10">
        <h2 id="social" className="mb-3 text-xl">
          {messages.social}
        </h2>
        <ul className="flex flex-wrap gap-x-6">
          {socialMedia.map(({ id, url }) => (
            <li key={id}>
              <a
                href={url}
                rel="me noopener"
                dir="ltr"
                className="inline-flex min-h-11 items-center text-brand hover:underline"
              >
                {url.replace('https://', '').replace('www.', '')}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
