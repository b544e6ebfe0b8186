import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../text.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

type PageProps = { trail?: { label: string; href?: string }[]; children: ReactNode; narrow?: boolean }

/** The measure of every inner page, with the way back. */
export function Page({ trail, narrow = false, children }: PageProps) {
  const t = useText()
  return (
    <div className={`mx-auto px-4 py-4 ${narrow ? 'max-w-3xl' : 'max-w-6xl'}`}>
      {trail && (
        <Breadcrumb
          as={Link}
          label={t.nav.trail}
          items={[{ label: t.nav.home, href: '/' }, ...trail]}
          className="mb-2"
        />
      )}
      {children}
    </div>
  )
}

type HeadingProps = { title: string; lead?: string }

export const PageHeading = ({ title, lead }: HeadingProps) => (
  <header className="mb-6">
    <h1 className="text-3xl md:text-4xl">{title}</h1>
    {lead && <p className="mt-2 text-lg text-ink-soft">{lead}</p>}
  </header>
)
