import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../../auth.ts'
import { openSignIn } from '../../sign-in-request.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

type BuyLinkProps = {
  to: string
  label: string
  /** Which plan, for who hears the links without what stands around them. */
  of: string
}

/** Whoever is not signed in is asked to over this page, and goes on to the checkout afterwards. */
export function BuyLink({ to, label, of }: BuyLinkProps) {
  const { isAuth } = useAuth()
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isAuth || !isPlain) return
    event.preventDefault()
    openSignIn({ to })
  }
  return (
    <ButtonLink as={Link} to={to} onClick={follow} size="small" className="w-full sm:mt-auto">
      {label}
      <span className="sr-only">: {of}</span>
    </ButtonLink>
  )
}
