import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useForm } from '../../../../client/forms/use-form.ts'
import { useBothText } from '../../../../client/money/both-text.ts'
import { RateNote, usePrice } from '../../../../client/money/dinars.tsx'
import { DueLines } from '../../../../client/money/due-lines.tsx'
import { fill } from '../../../../i18n/fill.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { SumList } from '../../../../ui/sum-list.tsx'
import { Block } from '../block.tsx'
import { BookBar } from '../book-bar.tsx'
import { findCheckoutDraft, keepDraft } from '../checkout-draft.ts'
import { isWalletTooLow, type Method, MethodChoice } from '../method-choice.tsx'
import { ProblemFrame } from '../problem-frame.tsx'
import { useDue } from '../use-due.ts'
import type { ItemCheckout } from './item-checkout.ts'
import { ItemSummary } from './item-summary.tsx'
import { type ItemPurchaseProblem, usePurchase } from './use-purchase.ts'

/** The same parts as for a stay: what, how, on which conditions, for how much. */
export function ItemScreen({ data }: { data: ItemCheckout }) {
  const { messages, methods, blocked } = data
  const [method, setMethod] = useChosenMethod(data)
  const total = useDue(data.total, method)
  const purchase = usePurchase({ ...data, total })
  const form = useForm(() => purchase.buy(method))
  const isTooLow = method === 'wallet' && isWalletTooLow(data.wallet, total)
  const { amount, about } = usePrice(total)
  return (
    <form {...form.form} className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="min-w-0 space-y-6 [&>[role=alert]:empty]:mb-0">
        <FormAlert message={form.message} />
        {purchase.problem && !blocked && <Problem data={data} problem={purchase.problem} />}
        {blocked && <Blocked title={messages.problem.blocked} blocked={blocked} />}
        <Block id="item" title={data.summary.heading}>
          <ItemSummary summary={data.summary} />
        </Block>
        {!blocked && (
          <Block id="method" title={messages.method.title}>
            <MethodChoice
              messages={messages.method}
              bookingMessages={data.bookingMessages}
              methods={methods}
              wallet={data.wallet}
              chosen={method}
              onChoose={setMethod}
              error={method && !isTooLow ? undefined : form.errorOf('paymentMethod')}
              price={total}
            />
          </Block>
        )}
        <Block id="policy" title={messages.policy}>
          {data.policy.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Block>
      </div>
      <div className="contents lg:sticky lg:top-20 lg:block lg:space-y-4 lg:self-start">
        <Block id="price" title={messages.priceTitle}>
          <SumList sums={[{ label: data.line, amount, about }]} total={{ label: total.label, amount }} partsLabel="" />
          <DueLines due={total.due} messages={data.due} />
          {total.due && <RateNote />}
        </Block>
        {!blocked && methods.length > 0 && (
          <BookBar
            note={purchase.isLeaving ? messages.leaving : method !== 'wallet' && data.hold}
            total={total}
            due={data.due}
            action={method === 'group' ? messages.payGroup : messages.pay}
            isPending={form.isPending || purchase.isLeaving}
            pendingLabel={purchase.isLeaving ? messages.leaving : messages.ordering}
          />
        )}
      </div>
    </form>
  )
}

/** The choice survives a reload, another language and signing in. */
function useChosenMethod({ owner, methods, firstMethod }: ItemCheckout) {
  const [method, setMethod] = useState<Method | null>(firstMethod)
  useEffect(() => {
    const stored = findCheckoutDraft(owner).method
    if (stored && methods.some((offered) => offered.method === stored)) setMethod(stored)
  }, [owner, methods])
  const choose = (next: Method) => {
    setMethod(next)
    keepDraft(owner, { method: next })
  }
  return [method, choose] as const
}

/** Says that nothing was bought, why, and how to go on. */
function Problem({ data, problem }: { data: ItemCheckout; problem: ItemPurchaseProblem }) {
  const both = useBothText()
  const messages = data.messages.problem
  if (problem.kind === 'price') {
    const [before, now] = [problem.before, data.total].map((price) => both(price))
    return (
      <ProblemFrame
        problem={problem}
        title={messages.priceTitle}
        text={<p>{fill(messages.price, { before: before ?? '', now: now ?? '' })}</p>}
      />
    )
  }
  return (
    <ProblemFrame problem={problem} title={messages.title} text={<p>{problem.message}</p>}>
      {problem.kind === 'holds' && (
        <ButtonLink as={Link} to={data.ownPath} size="small">
          {messages.holds}
        </ButtonLink>
      )}
    </ProblemFrame>
  )
}

type BlockedProps = { title: string; blocked: NonNullable<ItemCheckout['blocked']> }

/** Says why nothing can be bought now, and where to go on. */
const Blocked = ({ title, blocked }: BlockedProps) => (
  <ProblemFrame problem={blocked} title={title} text={<p>{blocked.text}</p>}>
    <ButtonLink as={Link} to={blocked.to} size="small">
      {blocked.label}
    </ButtonLink>
  </ProblemFrame>
)
