import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { ChevronDownIcon } from './icons.tsx'

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes('accordion', className)}>{children}</div>
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
    <details name={name} open={open} id={id}>
      <summary>
        {summary}
        <ChevronDownIcon />
      </summary>
      <div className="px-5 pt-1 pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
