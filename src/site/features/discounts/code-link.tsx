import { Link } from 'react-router'
import { useAuth } from '../../../client/session/auth.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'

/** The page is public until it listens; then a customer with a package gets the link to the code. */
export function CodeLink({ messages }: { messages: { show: string; get: string } }) {
  const { qrcode } = useAuth()
  const isListening = useIsHydrated()
  const hasCode = isListening && qrcode !== null
  return (
    <ButtonLink as={Link} to={hasCode ? '/account/subscription/code' : '/packages'} className="mt-5 w-full">
      {hasCode ? messages.show : messages.get}
    </ButtonLink>
  )
}
