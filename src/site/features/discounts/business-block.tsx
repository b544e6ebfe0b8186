import { Link } from 'react-router'
import { Prose } from '../../../client/prose/prose.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ClockIcon, InfoIcon, PinIcon } from '../../../ui/icons.tsx'
import { MapIcon, PhoneIcon } from '../../../ui/icons-detail.tsx'
import { Facts } from '../../details/facts.tsx'
import { Section } from '../../lists/section.tsx'
import type { DiscountDetail } from './discount-detail.ts'

/** Who gives the discount, and how to get there. */
export function BusinessBlock({ business, messages }: Pick<DiscountDetail, 'business' | 'messages'>) {
  const { title, description, phone, type } = business
  return (
    <Section title={`${messages.business}: ${title}`}>
      <div className="my-4">
        <Prose text={description} />
      </div>
      <Facts
        isPaired
        facts={[
          { Icon: PinIcon, label: messages.address, value: business.address },
          {
            Icon: PhoneIcon,
            label: messages.phone,
            value: (
              <a href={`tel:${phone.value}`} className="inline-flex min-h-11 items-center text-brand hover:underline">
                <bdi dir="ltr">{phone.text}</bdi>
              </a>
            ),
          },
          { Icon: ClockIcon, label: messages.hours, value: business.hours },
          {
            Icon: InfoIcon,
            label: messages.category,
            value: (
              <Link
                to={`/discounts/categories/${type.id}`}
                className="inline-flex min-h-11 items-center text-brand hover:underline"
              >
                {type.title}
              </Link>
            ),
          },
        ]}
      />
      <ButtonLink tone="quiet" href={business.map} rel="noopener" className="mt-4 max-sm:w-full print:hidden">
        <MapIcon />
        {messages.directions}
      </ButtonLink>
    </Section>
  )
}
