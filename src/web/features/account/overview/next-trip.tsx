import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../../ui/icons-account.tsx'
import type { Overview } from './load-overview.ts'

export const NextTrip = ({ words }: Pick<Overview, 'words'>) => (
  <section aria-labelledby="next-trip">
    <h2 id="next-trip" className="mb-4 text-2xl">
      {words.trip}
    </h2>
    <EmptyState
      heading="h3"
      title={words.noTrip}
      icon={<SuitcaseIcon className="size-8" />}
      action={
        <ButtonLink as={Link} to="/properties">
          {words.findStay}
        </ButtonLink>
      }
    >
      {words.noTripHint}
    </EmptyState>
  </section>
)
