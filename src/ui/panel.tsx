import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; className?: string; children: ReactNode }

export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6 ${className}`}
    >
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
