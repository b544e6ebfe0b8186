import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { ChevronDownIcon } from './icons.tsx'

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classes('divide-y divide-line overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      {children}
    </div>
  )
}

type AccordionItemProps = {
  summary: ReactNode
  /** Items that share a name close each other. */
  name?: string
  open?: boolean
  id?: string
  children: ReactNode
}

export function AccordionItem({ summary, name, open, id, children }: AccordionItemProps) {
  return (
    <details name={name} open={open} id={id} className="group/item">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-200 group-open/item:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
