import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PinIcon } from '../../../ui/icons.tsx'
import { PhoneIcon } from '../../../ui/icons-detail.tsx'
import { WhatsappIcon } from '../../../ui/icons-social.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { ContactsData } from './to-contacts.ts'

/** Contacts for the way: a phone that is answered, and an address that a driver can read. */
export const PropertyContacts = ({
  contacts: { title, driver, call, write, directions },
}: {
  contacts: ContactsData
}) => (
  <Panel title={title}>
    <div className="flex flex-wrap gap-3">
      <ButtonLink as={Link} to={driver.to} className="max-sm:w-full">
        <PinIcon />
        {driver.label}
      </ButtonLink>
      {call && (
        <ButtonLink href={call.href} tone="quiet" className="flex-wrap gap-y-0! py-2 max-sm:w-full">
          <PhoneIcon />
          {call.label}
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {call.number}
          </bdi>
        </ButtonLink>
      )}
      {write && (
        <ButtonLink href={write.href} rel="noopener" tone="quiet" className="max-sm:w-full">
          <WhatsappIcon />
          {write.label}
        </ButtonLink>
      )}
      <ButtonLink as={Link} to={directions.map.to} tone="quiet" className="max-sm:w-full">
        <PinIcon />
        {directions.map.label}
      </ButtonLink>
    </div>
    <h3 className="mt-4 mb-2 text-base">{directions.title}</h3>
    <ul className="flex flex-wrap gap-2">
      {directions.apps.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} rel="noopener noreferrer" tone="quiet" size="small">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Panel>
)
