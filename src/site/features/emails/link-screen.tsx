import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PaymentHeading } from '../orders/payment-heading.tsx'
import type { LinkView } from './load-links.ts'

/** One question and one button, which is a form of the browser's own: it works without scripts and without signing in. */
export function LinkScreen({ view: { title, text, isDone, action, profile } }: { view: LinkView }) {
  return (
    <div className="mx-auto max-w-2xl space-y-6 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      {action && !isDone ? (
        <div className="space-y-3 text-center">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="text-lg text-ink-soft">{text}</p>
        </div>
      ) : (
        <PaymentHeading heading={title} text={text} look={isDone ? 'good' : 'bad'} isOpen={false} asking="" />
      )}
      {action && (
        <form method="post" className="text-center">
          <input type="hidden" name="by" value="page" />
          {action.field && <input type="hidden" name={action.field} value="1" />}
          <Button size="large" tone={isDone ? 'quiet' : undefined} className="w-full">
            {action.label}
          </Button>
        </form>
      )}
      {(isDone || !action) && (
        <ButtonLink as={Link} to="/account/profile" tone={isDone && action ? 'ghost' : 'quiet'} className="w-full">
          {profile}
        </ButtonLink>
      )}
    </div>
  )
}
