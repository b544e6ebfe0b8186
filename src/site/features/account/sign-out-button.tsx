import { useState } from 'react'
import { useSignOut } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { SignOutIcon } from '../../../ui/icons-account.tsx'

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
    <Button
      type="button"
      tone="quiet"
      isPending={isPending}
      pendingLabel={pendingLabel}
      onClick={leave}
      className="w-full"
    >
      <SignOutIcon />
      {label}
    </Button>
  )
}
