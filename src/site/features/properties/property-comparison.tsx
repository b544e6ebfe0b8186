import { Link } from 'react-router'
import type { compareText } from '../../../i18n/messages/compare.ts'
import { buttonClass } from '../../../ui/button-link.tsx'
import { pictureFile } from '../../../ui/picture.tsx'
import { CrossedOut } from '../../../ui/sum-list.tsx'
import type { ComparedStay } from './load-comparison.ts'

type ComparisonProps = { stays: ComparedStay[]; messages: (typeof compareText)['en'] }

const order = ['price', 'rating', 'distance', 'area', 'policy', 'power', 'internet', 'family', 'rooms'] as const

/**
 * A box that scrolls both ways, so that the names of the stays stay in sight, and those of the rows where there is room for them: on a phone
 * each cell has its own instead, and two stays stand side by side. It is only ever rendered on the server.
 */
export const PropertyComparison = ({ stays, messages: t }: ComparisonProps) => (
  <section
    aria-label={t.title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
    tabIndex={0}
    className="max-h-[calc(100dvh-9rem)] overflow-auto rounded-card border border-line bg-surface print:max-h-none print:overflow-visible"
  >
    <table className="w-full border-collapse text-start">
      <thead>
        <tr>
          <td className={`${first} z-10`} />
          {stays.map((stay) => (
            <td key={stay.id} className={cell}>
              <Actions stay={stay} messages={t} />
            </td>
          ))}
        </tr>
        <tr>
          <td className={`${first} top-0 z-20 shadow-[inset_0_-1px_var(--line)] max-md:shadow-none`} />
          {stays.map(({ id, title, to }) => (
            <th
              key={id}
              scope="col"
              className={`${cell} sticky top-0 z-10 bg-surface py-1 font-normal shadow-[inset_0_-1px_var(--line)]`}
            >
              <Link to={to} className="inline-flex min-h-11 items-center font-bold hover:underline md:text-lg">
                {title}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order
          .filter((row) => stays.some(({ rows }) => rows[row].length > 0))
          .map((row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className={`${first} text-sm font-semibold`}>
                <span className="max-md:sr-only">{t.rows[row]}</span>
              </th>
              {stays.map(({ id, rows, before, inDollars }) => (
                <td key={id} className={cell}>
                  <span aria-hidden="true" className="block text-xs font-semibold text-ink-soft md:hidden">
                    {t.rows[row]}
                  </span>
                  {row === 'price' && <CrossedOut before={before ?? undefined} />}
                  {(rows[row].length > 0 ? rows[row] : ['–']).map((line, at) => (
                    <span key={line} className={`block ${row === 'price' && at === 0 ? 'text-lg font-bold' : ''}`}>
                      {line}
                    </span>
                  ))}
                  {row === 'price' && inDollars && <span className="rate-quiet block font-bold">{inDollars}</span>}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  </section>
)

type ActionsProps = { stay: ComparedStay; messages: ComparisonProps['messages'] }

const Actions = ({ stay: { title, kind, to, removeTo, picture }, messages: t }: ActionsProps) => (
  <>
    <img
      src={pictureFile(picture.url, 320)}
      alt=""
      width={picture.width}
      height={picture.height}
      className="mb-2 aspect-4/3 w-full rounded-control object-cover"
    />
    <span className="block text-sm text-ink-soft">{kind}</span>
    <span className="mt-1 flex flex-wrap gap-2">
      <Link to={`${to}#rooms`} aria-label={`${t.open}: ${title}`} className={buttonClass({ size: 'small' })}>
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
  </>
)

const first = 'relative bg-sunken text-start align-top max-md:w-0 md:sticky md:start-0 md:w-44 md:min-w-44 md:p-3'
const cell = 'min-w-36 p-2 text-start align-top md:min-w-56 md:p-3'
