import { Link } from 'react-router'
import { useBothText } from '../../../../client/money/both-text.ts'
import { useLocale } from '../../../../client/text.tsx'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { toCheckoutPath } from '../../sale-options/choice-query.ts'
import { ProblemFrame } from '../problem-frame.tsx'
import type { Stock } from './choice-request.ts'
import type { PurchaseCheckout } from './load-purchase-checkout.ts'
import { toFewer, toOtherChoice, toStockPrice } from './other-choice.ts'
import type { PurchaseProblem, PurchaseQuote } from './purchase-problem.ts'
import { toStockDay } from './stock-day.ts'

type ProblemPanelProps = {
  data: Pick<PurchaseCheckout, 'texts' | 'messages' | 'choice' | 'request' | 'summary' | 'currency' | 'min'>
  problem: PurchaseProblem
  /** Another choice is on its way. */
  onTake: () => void
}

/** Says that nothing was bought, why, and how to go on. */
export function PurchaseProblemPanel({ data, problem, onTake }: ProblemPanelProps) {
  const { texts, messages, summary } = data
  const locale = useLocale()
  const both = useBothText()
  const { title, text } = toText()
  const isAboutChoice = problem.kind === 'soldOut' || problem.kind === 'over' || problem.kind === 'choice'
  return (
    <ProblemFrame problem={problem} title={title} text={<p>{text}</p>}>
      {problem.kind === 'soldOut' && <Others data={data} problem={problem} onTake={onTake} />}
      {isAboutChoice && (
        <div className="flex flex-wrap gap-3">
          {problem.kind === 'soldOut' && <TakeLeft left={problem.left} data={data} onTake={onTake} />}
          <ButtonLink as={Link} to={summary.change.to} tone="quiet" size="small">
            {texts.problem.again}
          </ButtonLink>
        </div>
      )}
      {problem.kind === 'holds' && (
        <ButtonLink as={Link} to="/account/pending" size="small">
          {messages.problem.holds}
        </ButtonLink>
      )}
    </ProblemFrame>
  )

  function toText(): { title: string; text: string } {
    const price = ({ total, currency }: PurchaseQuote) => both({ amount: total, currency })
    if (problem.kind === 'price') {
      const { before, now } = problem
      const isSame = !before || before.total === now.total
      return {
        title: messages.problem.priceTitle,
        text: isSame
          ? texts.problem.priceSame
          : fill(messages.problem.price, { before: price(before), now: price(now) }),
      }
    }
    if (problem.kind === 'soldOut')
      return {
        title: texts.problem.soldOutTitle,
        text: problem.left > 0 ? fillCount(locale, problem.left, texts.problem.left) : texts.problem.soldOut,
      }
    if (problem.kind === 'over') return { title: texts.problem.overTitle, text: texts.problem.over }
    return {
      title: messages.problem.title,
      text: 'message' in problem ? problem.message : messages.problem.offline,
    }
  }
}

type OthersProps = Omit<ProblemPanelProps, 'problem'> & { problem: Extract<PurchaseProblem, { kind: 'soldOut' }> }

function Others({ data: { texts, choice, request, currency }, problem, onTake }: OthersProps) {
  const locale = useLocale()
  const both = useBothText()
  const shown = problem.others.slice(0, 4)
  if (shown.length === 0) return null
  const toPrice = (stock: Stock) => {
    const amount = toStockPrice(stock, request)
    return amount === undefined ? null : both({ amount, currency })
  }
  return (
    <>
      <p>{texts.problem.others}</p>
      <ul className="space-y-3">
        {shown.map((stock) => (
          <li
            key={stock.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{stock.title ?? toStockDay(locale, stock)}</span>
              <span className="block text-sm text-ink-soft">{toPrice(stock)}</span>
            </span>
            <ButtonLink
              as={Link}
              to={toCheckoutPath(request, toOtherChoice(choice, request, stock))}
              replace
              preventScrollReset
              onClick={onTake}
              size="small"
            >
              {texts.problem.take}
              <span className="sr-only">: {stock.title ?? toStockDay(locale, stock)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

type TakeLeftProps = Omit<ProblemPanelProps, 'problem'> & { left: number }

/** A party is not made smaller by itself: who stays at home is for them to say. */
function TakeLeft({ left, data: { texts, choice, request, min }, onTake }: TakeLeftProps) {
  const locale = useLocale()
  const fewer = toFewer(choice, request, { left, min })
  if (!fewer) return null
  return (
    <ButtonLink as={Link} to={toCheckoutPath(request, fewer)} replace preventScrollReset onClick={onTake} size="small">
      {fillCount(locale, left, texts.problem.takeLeft)}
    </ButtonLink>
  )
}
