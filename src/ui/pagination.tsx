import type { ElementType } from 'react'
import { classes } from './classes.ts'
import { ChevronEndIcon, ChevronStartIcon } from './icons.tsx'
import { linkTo } from './link-to.ts'
import { toPageNumbers } from './page-numbers.ts'

type PaginationProps = {
  page: number
  last: number
  hrefOf: (page: number) => string
  /** `page` names one link for screen readers, for example "Page 3". */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** A router's link (gets `to`); an anchor otherwise. */
  as?: ElementType
  className?: string
}

export function Pagination({ page, last, hrefOf, labels, as, className }: PaginationProps) {
  if (last <= 1) return null
  const Tag: ElementType = as ?? 'a'
  const to = (n: number) => linkTo(as, hrefOf(n))
  /** A phone has room for both ends and the current page. */
  const isExtra = (n: number) => last > 5 && n !== 1 && n !== last && n !== page
  let gaps = 0
  return (
    <nav aria-label={labels.nav} className={classes('page-links', className)}>
      <ul>
        {page > 1 && (
          <li>
            <Tag {...to(page - 1)} rel="prev" aria-label={labels.previous}>
              <ChevronStartIcon />
            </Tag>
          </li>
        )}
        {toPageNumbers(page, last).map((n) =>
          n === 'gap' ? (
            <li key={`gap-${gaps++}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={n} className={isExtra(n) ? 'max-sm:hidden' : undefined}>
              <Tag {...to(n)} aria-label={labels.page(n)} aria-current={n === page ? 'page' : undefined}>
                {n}
              </Tag>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <Tag {...to(page + 1)} rel="next" aria-label={labels.next}>
              <ChevronEndIcon />
            </Tag>
          </li>
        )}
      </ul>
    </nav>
  )
}
