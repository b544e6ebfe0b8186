import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../../client/text.tsx'
import type { Ok } from '../../../../contract/contract.ts'
import { type LossMessages, toLosses } from './to-losses.ts'

export type Belongings = Ok<'GET /customer/auth/belongings'>

type BelongingsPanelProps = {
  messages: LossMessages
  belongings: Belongings
  /** A deactivated account has no pages to go to. */
  canOpen: boolean
  /** Things that go on all the same. */
  children: ReactNode
}

/** All that goes with the account, each with the way to where it can be saved. */
export function BelongingsPanel({ messages, belongings, canOpen, children }: BelongingsPanelProps) {
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-4 rounded-control bg-danger-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {messages.title}
      </h3>
      <p>{messages.lead}</p>
      <ul className="divide-y divide-line">
        {toLosses(locale, messages, belongings).map(({ text, note, to, label }) => (
          <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 py-2 wrap-anywhere">
              <span className="block font-semibold">{text}</span>
              {note && <span className="block text-sm">{note}</span>}
            </span>
            {canOpen && to && (
              <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-brand underline">
                {label}
                <span className="sr-only">: {text}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
