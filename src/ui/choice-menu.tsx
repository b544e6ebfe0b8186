import type { ElementType, KeyboardEvent, ReactNode } from 'react'
import type { Chip } from './chip-links.tsx'
import { linkTo } from './link-to.ts'

type ChoiceMenuProps = {
  label: string
  options: readonly Chip[]
  as?: ElementType
  /** Below the end of its button, where that stands at the end of a row. */
  isAtEnd?: boolean
  /** How its button looks, and what stands in it. */
  look: string
  children: ReactNode
}

/** One choice out of several links behind a button. It opens without a script, and one choice closes it with its page. */
export function ChoiceMenu({ label, options, as, isAtEnd, look, children }: ChoiceMenuProps) {
  const Tag: ElementType = as ?? 'a'
  return (
    <details name="choice-menu" className={isAtEnd ? 'menu at-end' : 'menu'} onKeyDown={closeOnEscape}>
      <summary className={look}>{children}</summary>
      <nav aria-label={label}>
        <p>{label}</p>
        <ul>
          {options.map(({ label: text, href, isCurrent, count }) => (
            <li key={href}>
              <Tag {...linkTo(as, href)} aria-current={isCurrent ? 'page' : undefined}>
                {text}
                {count !== undefined && <span className="note tabular-nums">{count}</span>}
              </Tag>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
