import type { ElementType } from 'react'
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
    <nav aria-label={label} className={className}>
      {/* One line: a mark alone at the beginning of a second one leads nowhere. The page's own name, which its heading repeats, gives way first. */}
      <ol className="flex items-center gap-x-1 text-sm text-ink-soft">
        {items.map((item, index) => (
          <li
            key={`${item.href}${item.label}`}
            className={`flex items-center gap-1 ${index < items.length - 1 ? 'min-w-0' : 'min-w-12 shrink-9999'}`}
          >
            {index > 0 && <ChevronEndIcon className="size-4" />}
            {item.href && index < items.length - 1 ? (
              <Tag
                {...linkTo(as, item.href)}
                className="block truncate rounded px-1 leading-11 hover:text-brand hover:underline"
              >
                {item.label}
              </Tag>
            ) : (
              <span aria-current="page" className="truncate px-1 leading-11 font-semibold text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
