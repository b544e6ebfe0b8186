import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { Membership } from './device-memory.ts'

type BusinessChoiceProps = {
  messages: Pick<BusinessText, 'choose' | 'roles'>
  memberships: readonly Membership[]
  onChoose: (businessId: number) => void
}

export const BusinessChoice = ({ messages, memberships, onChoose }: BusinessChoiceProps) => (
  <section aria-labelledby="which-business">
    <h2 id="which-business" className="mb-4 text-2xl">
      {messages.choose.title}
    </h2>
    <ul className="space-y-3">
      {memberships.map(({ id, business, role }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(business.id)}
            className="flex min-h-20 w-full cursor-pointer items-center gap-4 rounded-card border border-line bg-surface p-3 text-start shadow-soft hover:bg-sunken"
          >
            <Picture picture={{ ...business.picture, alt: '' }} sizes="4rem" className="size-16 rounded-control" />
            <span>
              <span className="block text-lg font-bold">{business.title}</span>
              <span className="text-ink-soft">{role && messages.roles[role]}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
