import { Link } from 'react-router'
import type { compareText } from '../../../i18n/messages/compare.ts'
import { buttonClass } from '../../ui/button-link.tsx'
import { pictureFile } from '../../ui/picture.tsx'
import type { ComparedStay } from './load-comparison.ts'

type ComparisonProps = { stays: ComparedStay[]; messages: (typeof compareText)['en'] }

const order = ['price', 'rating', 'area', 'policy', 'power', 'internet', 'family', 'rooms'] as const

/** The names of the rows stay in sight where the stays are scrolled. It is only ever rendered on the server. */
export const Comparison = ({ stays, messages: t }: ComparisonProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
  <section aria-label={t.title} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-surface">
    <table className="w-full border-collapse text-start">
      <thead>
        <tr>
          <td className={`${first} z-10`} />
          {stays.map(({ id, title, kind, to, removeTo, picture }) => (
            <th key={id} scope="col" className={`${cell} font-normal`}>
              <img
                src={pictureFile(picture.url, 320)}
                alt=""
                width={picture.width}
                height={picture.height}
                className="mb-2 aspect-4/3 w-full rounded-control object-cover"
              />
              <span className="block text-sm text-ink-soft">{kind}</span>
              <Link to={to} className="inline-flex min-h-11 items-center text-lg font-bold hover:underline">
                {title}
              </Link>
              <span className="mt-1 flex flex-wrap gap-2">
                <Link to={to} className={buttonClass({ size: 'small' })}>
                  {t.open}
                </Link>
                <Link
                  to={removeTo}
                  aria-label={`${t.remove}: ${title}`}
                  className={buttonClass({ tone: 'ghost', size: 'small' })}
                >
                  {t.remove}
                </Link>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((row) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className={`${first} text-sm font-semibold`}>
              {t.rows[row]}
            </th>
            {stays.map(({ id, rows }) => (
              <td key={id} className={cell}>
                {rows[row].map((line, at) => (
                  <span key={line} className={`block ${row === 'price' && at === 0 ? 'text-lg font-bold' : ''}`}>
                    {line}
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const first = 'sticky start-0 w-24 min-w-24 bg-sunken p-3 text-start align-top md:w-44'
const cell = 'min-w-48 p-3 text-start align-top md:min-w-56'
