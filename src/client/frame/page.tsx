import type { ReactNode } from 'react'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { useText } from '../text.tsx'
import { Link } from './link.tsx'
import { useSitePaths } from './site-paths.ts'

type PageProps = {
  trail?: { label: string; href?: string }[]
  children: ReactNode
  narrow?: boolean
  /** A phone shows its content at once, without the way back and without space around it. */
  isTight?: boolean
}

/** The measure of every inner page, with the way back. */
export function Page({ trail, narrow = false, isTight = false, children }: PageProps) {
  const t = useText()
  const { home } = useSitePaths()
  return (
    <div className={`mx-auto px-4 ${isTight ? 'md:py-4' : 'py-4'} ${narrow ? 'max-w-3xl' : 'max-w-measure'}`}>
      {trail && (
        <Breadcrumb
          as={Link}
          label={t.nav.trail}
          items={[{ label: t.nav.home, href: home }, ...trail]}
          className={`mb-2 print:hidden ${isTight ? 'max-md:hidden' : ''}`}
        />
      )}
      {children}
    </div>
  )
}

type HeadingProps = {
  title: string
  lead?: ReactNode
  /** Beside the title: to share the page, for example. */
  action?: ReactNode
}

export const PageHeading = ({ title, lead, action }: HeadingProps) => (
  <header className="page-heading">
    <div>
      <h1 className="text-3xl md:text-4xl">
        <Unbroken text={title} />
      </h1>
      {lead && <p className="mt-2 text-lg text-ink-soft">{lead}</p>}
    </div>
    {action}
  </header>
)
