import type { ElementType } from 'react'
import { linkTo } from './link-to.ts'

export type Chip = { label: string; href: string; isCurrent: boolean; count?: number }

type ChipLinksProps = { label: string; chips: readonly Chip[]; as?: ElementType; className?: string }

/** One choice out of a few, by links: they live in the address and need no script. */
export function ChipLinks({ label, chips, as, className }: ChipLinksProps) {
  const Tag: ElementType = as ?? 'a'
  return (
    <nav aria-label={label} className={className}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] md:flex-wrap">
        {chips.map(({ label, href, isCurrent, count }) => (
          <li key={href} className="shrink-0">
            <Tag
              {...linkTo(as, href)}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold text-ink hover:bg-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
            >
              {label}
              {count !== undefined && <span className="text-sm font-normal tabular-nums">{count}</span>}
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}
