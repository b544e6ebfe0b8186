import { DataSection } from './data-section.tsx'
import type { Leaving as Loaded } from './load-profile.ts'
import { ProfileSection } from './profile-section.tsx'
import { RemoveAccount } from './remove-account.tsx'
import { useGoogleConfirmation } from './use-google-confirmation.ts'

/** Actions of a deactivated account: its owner can export the data, and delete the account. */
export function Leaving({ leaving }: { leaving: Loaded }) {
  useGoogleConfirmation(leaving)
  return (
    <div className="mt-8 space-y-6">
      <DataSection {...leaving} isOpen />
      <ProfileSection id="leave" title={leaving.messages.leave.remove} isDangerous isOpen>
        <div className="space-y-3">
          <RemoveAccount {...leaving} />
        </div>
      </ProfileSection>
    </div>
  )
}
