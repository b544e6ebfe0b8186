import type { ReactNode } from 'react'

export function ShowcaseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="mt-10">
      <h3 className="mb-4 text-lg">{title}</h3>
      {children}
    </div>
  )
}
