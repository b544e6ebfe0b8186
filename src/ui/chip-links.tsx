import type { ElementType } from 'react'
import { linkTo } from './link-to.ts'

export type Chip = { label: string; href: string; isCurrent: boolean; count?: number }

type ChipsProps = { label: string; chips: readonly Chip[]; as?: ElementType }

/** One choice out of a few, by links: they live in the address and need no script. */
export const ChipLinks = ({ label, chips, as, className }: ChipsProps & { className?: string }) => (
  <nav aria-label={label} className={className}>
    <ul className="chip-row md:flex-wrap">
      <ChipItems chips={chips} as={as} />
    </ul>
  </nav>
)

/** One chip a choice, for a list. */
export function ChipItems({ chips, as }: Omit<ChipsProps, 'label'>) {
  const Tag: ElementType = as ?? 'a'
  return chips.map(({ label, href, isCurrent, count }) => (
    <li key={href} className="shrink-0">
      <Tag {...linkTo(as, href)} aria-current={isCurrent ? 'page' : undefined} className="chip">
        {label}
        {count !== undefined && <span className="text-sm font-normal tabular-nums">{count}</span>}
      </Tag>
    </li>
  ))
}
