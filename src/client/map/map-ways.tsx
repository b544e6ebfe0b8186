import { Link } from 'react-router'
import type { Frame } from '../../domain/map/map-frame.ts'
import { buttonClass } from '../../ui/button-link.tsx'
import { toWays, type WaysText } from './to-ways.ts'

type Props = { frame: Frame; hrefOf: (frame: Frame) => string; wholePath: string; text: WaysText }

/** The map moved by links, in a row that is swiped on a phone. */
export const MapWays = ({ frame, hrefOf, wholePath, text }: Props) => (
  <nav aria-label={text.label}>
    <ul className="flex gap-1.5 md:flex-wrap" dir="ltr">
      {Object.values(toWays(frame, text)).map(({ sign, label, to }) => (
        <li key={sign}>
          <Link
            to={hrefOf(to)}
            preventScrollReset
            aria-label={label}
            title={label}
            className={buttonClass({ tone: 'quiet', size: 'icon', className: 'text-xl' })}
          >
            <span aria-hidden="true">{sign}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={wholePath} preventScrollReset className={buttonClass({ tone: 'quiet', size: 'small' })}>
          {text.whole}
        </Link>
      </li>
    </ul>
  </nav>
)
