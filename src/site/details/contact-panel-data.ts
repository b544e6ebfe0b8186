import type { SiteContext } from '../../client/context.ts'
import { formatPhone } from '../../i18n/format.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import type { ContactPanelData } from '../../ui/contact-panel.tsx'

type About = {
  title: string
  path: string
  heading?: string
  text?: string
  /** It can be bought on its page: a person is there for questions only. */
  isSold?: boolean
}

/** Safar's own telephone and WhatsApp, with a message that already names what it is about. */
export async function toContactPanel(site: SiteContext, about: About): Promise<ContactPanelData> {
  const { contacts } = (await site.startup()).contacts
  const { ask } = catalogueText[site.locale]
  const phone = contacts.find(({ type }) => type === 'phone')
  const whatsapp = contacts.find(({ type }) => type === 'whatsapp')
  const message = `${ask.message(about.title)}\n${site.publicUrl}${localPath(site.locale, about.path)}`
  return {
    title: about.heading ?? (about.isSold ? ask.soldTitle : ask.title),
    text: about.text ?? (about.isSold ? ask.soldText : ask.text),
    isSmall: about.isSold,
    call: phone && { label: ask.call, href: `tel:${phone.value}`, number: formatPhone(phone.value) },
    write: whatsapp && {
      label: ask.write,
      href: `https://wa.me/${whatsapp.value.slice(1)}?text=${encodeURIComponent(message)}`,
    },
  }
}
