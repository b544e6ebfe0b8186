import { Link, useRevalidator } from 'react-router'
import { useText } from '../../../text.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PercentIcon, StarIcon } from '../../../ui/icons.tsx'
import { WalletIcon } from '../../../ui/icons-account.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { BalanceCard } from './balance-card.tsx'
import type { Balance, Overview } from './load-overview.ts'

export const Balances = ({ messages, points, wallet }: Pick<Overview, 'messages' | 'points' | 'wallet'>) => (
  <section aria-labelledby="balances">
    <h2 id="balances" className="mb-4 text-2xl">
      {messages.balances}
    </h2>
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <BalanceCard Icon={StarIcon} isGold label={messages.points} hint={messages.pointsHint}>
        <Amount of={points} unknown={messages.unknown} />
      </BalanceCard>
      <BalanceCard Icon={WalletIcon} label={messages.wallet} hint={messages.walletHint}>
        <Amount of={wallet} unknown={messages.unknown} />
      </BalanceCard>
      <BalanceCard
        Icon={PercentIcon}
        label={messages.subscription}
        hint={messages.subscriptionHint}
        action={
          <ButtonLink as={Link} to="/packages" tone="quiet" size="small" className="mt-auto self-start">
            {messages.seePackages}
          </ButtonLink>
        }
      >
        <p className="text-2xl font-bold">{messages.noSubscription}</p>
      </BalanceCard>
    </ul>
  </section>
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
