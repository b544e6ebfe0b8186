import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../client/text.tsx'

type SectionProps = { title: string; all?: string; children: ReactNode }

export function Section({ title, all, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} all={all} />
      {children}
    </section>
  )
}

export function SectionHeading({ id, title, all }: { id?: string; title: string; all?: string }) {
  const t = useText()
  return (
    <div className="section-heading">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {all && (
        <Link to={all} aria-label={`${t.list.seeAll}: ${title}`} className="text-link shrink-0">
          {t.list.seeAll}
        </Link>
      )}
    </div>
  )
}
