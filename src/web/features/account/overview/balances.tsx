import { Link, useRevalidator } from 'react-router'
import { useText } from '../../../text.tsx'
import { ButtonLink, type ButtonTone } from '../../../ui/button-link.tsx'
import { PercentIcon, StarIcon } from '../../../ui/icons.tsx'
import { WalletIcon } from '../../../ui/icons-account.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { BalanceCard } from './balance-card.tsx'
import type { Balance, Overview } from './load-overview.ts'

type BalancesProps = Pick<Overview, 'messages' | 'points' | 'wallet' | 'subscription'>

export const Balances = ({ messages, points, wallet, subscription }: BalancesProps) => (
  <section aria-labelledby="balances">
    <h2 id="balances" className="mb-4 text-2xl">
      {messages.balances}
    </h2>
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <BalanceCard
        Icon={StarIcon}
        isGold
        label={messages.points}
        hint={messages.pointsHint}
        action={<Action to="/account/points" label={messages.seePoints} />}
      >
        <Amount of={points} unknown={messages.unknown} />
      </BalanceCard>
      <BalanceCard
        Icon={WalletIcon}
        label={messages.wallet}
        hint={messages.walletHint}
        action={<Action to="/account/wallet" label={messages.openWallet} />}
      >
        <Amount of={wallet} unknown={messages.unknown} />
      </BalanceCard>
      {subscription ? (
        <BalanceCard
          Icon={PercentIcon}
          label={messages.subscription}
          hint={subscription.until ?? ''}
          action={
            subscription.code ? (
              <Action to="/account/subscription/code" label={subscription.code} tone="primary" />
            ) : (
              <Action to="/account/subscription" label={subscription.details} />
            )
          }
        >
          <p className="text-2xl font-bold wrap-anywhere">
            <Link to="/account/subscription" className="hover:underline">
              {subscription.title}
            </Link>
          </p>
          <p>{subscription.left}</p>
        </BalanceCard>
      ) : (
        <BalanceCard
          Icon={PercentIcon}
          label={messages.subscription}
          hint={messages.subscriptionHint}
          action={<Action to="/packages" label={messages.seePackages} />}
        >
          {subscription === null ? (
            <p className="text-2xl font-bold">{messages.noSubscription}</p>
          ) : (
            <Amount of={null} unknown={messages.unknown} />
          )}
        </BalanceCard>
      )}
    </ul>
  </section>
)

const Action = ({ to, label, tone = 'quiet' }: { to: string; label: string; tone?: ButtonTone }) => (
  <ButtonLink as={Link} to={to} tone={tone} size="small" className="mt-auto self-start">
    {label}
  </ButtonLink>
)

function Amount({ of, unknown }: { of: Balance; unknown: string }) {
  const t = useText()
  const { revalidate, state } = useRevalidator()
  if (!of)
    return (
      <div role="alert" className="space-y-2">
        <p className="text-danger">{unknown}</p>
        <PlainButton
          type="button"
          tone="quiet"
          size="small"
          isPending={state !== 'idle'}
          pendingLabel={t.loading}
          onClick={revalidate}
        >
          {t.error.retry}
        </PlainButton>
      </div>
    )
  return (
    <div>
      <p className="text-2xl font-bold tabular-nums">{of.amount}</p>
      {of.note && (
        <p>
          {of.note.label} <span className="font-semibold tabular-nums">{of.note.amount}</span>
        </p>
      )}
    </div>
  )
}
