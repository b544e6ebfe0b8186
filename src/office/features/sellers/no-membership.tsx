import { SiteLink } from '../../../client/frame/site-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../../ui/icons.tsx'

type NoMembershipProps = { title: string; text: string; contact: string }

/** A member's screen for a person without a membership: it says how to become a member. */
export const NoMembership = ({ title, text, contact }: NoMembershipProps) => (
  <EmptyState
    title={title}
    icon={<SuitcaseIcon className="size-8" />}
    action={
      <ButtonLink as={SiteLink} to="/contact">
        {contact}
      </ButtonLink>
    }
  >
    {text}
  </EmptyState>
)
