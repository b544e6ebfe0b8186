import { DepartureField } from './departure-field.tsx'
import { PartyFields } from './party-fields.tsx'
import { SharingField } from './sharing-field.tsx'
import type { SaleChoice } from './use-choice.ts'

/** Which departure, how many share a room where rooms have a price, and who travels. */
export const TourFields = ({ choice }: { choice: SaleChoice }) => (
  <>
    <DepartureField choice={choice} />
    {choice.choice.sharing !== null && <SharingField choice={choice} />}
    <PartyFields choice={choice} />
  </>
)
