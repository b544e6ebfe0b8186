import type { ReactNode } from 'react'
import { Section } from './section.tsx'

type Props<T> = {
  title: string
  items: T[]
  children: (item: T) => ReactNode
}

/** A few more of the kind, at the end of a page; nothing where there are none. */
export function CardRow<T extends { id: number }>({ title, items, children }: Props<T>) {
  if (items.length === 0) return null
  return (
    <div id="related" className="mt-14 scroll-mt-20 print:hidden">
      <Section title={title}>
        <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto px-4 pb-6 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.id} className="flex w-[78%] shrink-0 snap-start *:grow sm:w-auto">
              {children(item)}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
