import type { ElementType, ReactNode } from 'react'
import { classes } from './classes.ts'
import { SearchIcon } from './icons.tsx'
import { linkTo } from './link-to.ts'

type SearchPillProps = {
  href: string
  label: string
  /** The second, quieter line: dates, guests. */
  hint?: string
  /** Beside the text, inside the pill, for example a filter icon. */
  end?: ReactNode
  as?: ElementType
  className?: string
}

export function SearchPill({ href, label, hint, end, as, className }: SearchPillProps) {
  const Tag: ElementType = as ?? 'a'
  return (
    <Tag
      {...linkTo(as, href)}
      className={classes(
        'flex min-h-16 w-full items-center gap-3 rounded-full border border-line bg-surface p-2 text-start shadow-soft',
        'transition-transform duration-150 active:scale-[0.99]',
        className,
      )}
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand">
        <SearchIcon />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold text-ink">{label}</span>
        {hint && <span className="block truncate text-sm text-ink-soft">{hint}</span>}
      </span>
      {end && <span className="me-3 text-ink-soft">{end}</span>}
    </Tag>
  )
}
