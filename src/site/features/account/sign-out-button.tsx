import { useState } from 'react'
import { useSignOut } from '../../../client/session/auth.ts'
import { SignOutIcon } from '../../../ui/icons-account.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'

type SignOutButtonProps = { label: string; pendingLabel: string }

/** The page is loaded anew as a visitor's, so its own loader leads home. */
export function SignOutButton({ label, pendingLabel }: SignOutButtonProps) {
  const signOut = useSignOut()
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    await signOut().finally(() => setPending(false))
  }
  return (
    <PlainButton
      type="button"
      tone="quiet"
      isPending={isPending}
      pendingLabel={pendingLabel}
      onClick={leave}
      className="w-full"
    >
      <SignOutIcon />
      {label}
    </PlainButton>
  )
}
