import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from '../../../client/frame/page.tsx'
import type { Chip } from '../../../ui/chip-links.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'

type Props = {
  title: string
  tabs: { label: string; chips: readonly Chip[] }
  /** Beside the title. */
  action?: ReactNode
  /** On a phone the title is only said: the tabs show it, and the screen needs the room. */
  isFull?: boolean
  /** On paper its content has a title of its own. */
  isPrintedAlone?: boolean
  children: ReactNode
}

/** One of the three screens of the navigator. On a phone the ways between them stand at the very top. */
export const NavigatorPage = ({ title, tabs, action, isFull = false, isPrintedAlone = false, children }: Props) => (
  <Page trail={[{ label: title }]} isTight>
    <div
      className={`items-center justify-between gap-6 md:mb-4 md:flex md:flex-row-reverse ${isFull ? '' : 'max-md:mb-6'} ${isPrintedAlone ? 'print:hidden' : ''}`}
    >
      <Tabs {...tabs} />
      <header className={`flex items-start justify-between gap-4 ${isFull ? 'max-md:sr-only' : 'max-md:mt-5'}`}>
        <h1 className="text-3xl md:text-4xl">
          <Unbroken text={title} />
        </h1>
        {action}
      </header>
    </div>
    {children}
  </Page>
)

const Tabs = ({ label, chips }: Props['tabs']) => (
  <nav aria-label={label} className="max-md:-mx-4 print:hidden">
    <ul className="flex border-b border-line">
      {chips.map(({ label: name, href, isCurrent }) => (
        <li key={href} className="grow">
          <Link
            to={href}
            aria-current={isCurrent ? 'page' : undefined}
            className="flex h-12 items-center justify-center border-b-3 border-transparent px-2 text-center leading-tight font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand md:px-4"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
