import { ButtonLink } from './button-link.tsx'
import { PhoneIcon } from './icons-detail.tsx'
import { WhatsappIcon } from './icons-social.tsx'

export type ContactPanelData = {
  title: string
  text: string
  call?: { label: string; href: string; number: string }
  write?: { label: string; href: string }
  /** Beside another way to finish the matter. */
  isSmall?: boolean
}

/** How to reach a person: the only way where the site itself cannot finish the matter, and a help elsewhere. */
export const ContactPanel = ({ title, text, call, write, isSmall = false }: ContactPanelData) => (
  <section aria-label={title} className="panel print:hidden">
    <h2 className="text-lg">{title}</h2>
    <p className="mt-2 text-sm text-ink-soft">{text}</p>
    <div className="mt-4 grid gap-3">
      {call && (
        <ButtonLink
          href={call.href}
          tone={isSmall ? 'quiet' : 'primary'}
          size={isSmall ? 'small' : 'medium'}
          className="flex-wrap gap-y-0! py-2"
        >
          <PhoneIcon />
          {call.label}
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {call.number}
          </bdi>
        </ButtonLink>
      )}
      {write && (
        <ButtonLink tone="quiet" size={isSmall ? 'small' : 'medium'} href={write.href} rel="noopener">
          <WhatsappIcon />
          {write.label}
        </ButtonLink>
      )}
    </div>
  </section>
)
