import { Link } from 'react-router'
import { usePrice } from '../../../../client/money/dinars.tsx'
import { useText } from '../../../../client/text.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import type { Splits } from './load-splits.ts'

/** Two properties for nights that no single one has. The checkout is a document of its own, so that a visitor is asked to sign in first. */
export const SplitList = ({ messages, splits }: Splits) => (
  <section aria-labelledby="split" className="my-6">
    <h2 id="split" className="text-2xl">
      {messages.title}
    </h2>
    <p className="mt-1 mb-4 text-ink-soft">{messages.lead}</p>
    <ul className="grid gap-4">
      {splits.map(({ path, parts, move, cost, before, note }) => (
        <li key={path} className="rounded-card border border-line bg-surface p-4 shadow-soft">
          <ol className="grid gap-3">
            {parts.map((part, index) => (
              <li key={part.id}>
                {index > 0 && (
                  <p className="mb-3 rounded-control bg-brand-soft px-3 py-2 text-sm font-semibold text-brand-deep">
                    {move}
                  </p>
                )}
                <div className="flex gap-3">
                  <Picture
                    picture={{ ...part.picture, alt: '' }}
                    sizes="5rem"
                    className="aspect-square w-20 shrink-0 self-start rounded-control"
                  />
                  <div className="min-w-0">
                    <h3 className="wrap-anywhere">
                      <Link to={`/properties/${part.id}`} className="text-brand-deep hover:underline">
                        {part.title}
                      </Link>
                    </h3>
                    <p className="text-sm">
                      {part.nights} · {part.from}
                    </p>
                    <p className="text-sm text-ink-soft">{part.rooms}</p>
                  </div>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
            <SplitPrice cost={cost} before={before} note={note} />
            <ButtonLink as={Link} to={path} reloadDocument className="max-sm:w-full">
              {messages.choose}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

function SplitPrice({ cost, before, note }: Pick<Splits['splits'][number], 'cost' | 'before' | 'note'>) {
  const { price } = useText()
  return (
    <Price
      {...usePrice(cost)}
      before={before}
      beforeLabel={price.before}
      amountLabel={before && price.now}
      note={note}
    />
  )
}
