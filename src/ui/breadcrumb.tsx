import type { ElementType } from 'react'
import { classes } from './classes.ts'
import { ChevronEndIcon } from './icons.tsx'
import { linkTo } from './link-to.ts'

type BreadcrumbProps = {
  label: string
  /** The last one is the current page and needs no address. */
  items: { label: string; href?: string }[]
  /** A router's link (gets `to`); an anchor otherwise. */
  as?: ElementType
  className?: string
}

export function Breadcrumb({ label, items, as, className }: BreadcrumbProps) {
  const Tag: ElementType = as ?? 'a'
  return (
    <nav aria-label={label} className={classes('breadcrumb', className)}>
      {/* One line: a mark alone at the beginning of a second one leads nowhere. */}
      <ol>
        {items.map((item, index) => (
          <li key={`${item.href}${item.label}`}>
            {index > 0 && <ChevronEndIcon className="size-4" />}
            {item.href && index < items.length - 1 ? (
              <Tag {...linkTo(as, item.href)}>{item.label}</Tag>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
