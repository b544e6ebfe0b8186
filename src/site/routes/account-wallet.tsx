import { Link } from 'react-router'
import { siteContext } from '../../client/context.ts'
import { PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { pageNumberOf } from '../../client/lists/list-query.ts'
import { AboutInDollars, RateNote } from '../../client/money/dinars.tsx'
import { requireUser } from '../../client/session/require-user.ts'
import { walletText } from '../../i18n/messages/wallet.ts'
import { AddMoney } from '../features/wallet/add-money.tsx'
import { loadWallet } from '../features/wallet/load-wallet.ts'
import { TopUpList } from '../features/wallet/top-up-list.tsx'
import { WalletEntry } from '../features/wallet/wallet-entry.tsx'
import { AccountList } from '../lists/account-list.tsx'
import type { Route } from './+types/account-wallet.ts'

const path = '/account/wallet'

export async function loader({ context, request }: Route.LoaderArgs) {
  const user = requireUser({ context, request })
  const site = context.get(siteContext)
  const { title, description } = walletText[site.locale]
  const page = pageNumberOf(request)
  return {
    head: { title, description, path, isHidden: true },
    // The frame shows a deactivated customer nothing of this.
    wallet: user.status === 'active' ? await loadWallet(site, page, new Date()) : null,
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function AccountWallet({ loaderData }: Route.ComponentProps) {
  const { wallet } = loaderData
  if (!wallet) return null
  const { messages, balance, cost, add, topUps, data, meta } = wallet
  return (
    <div className="space-y-6">
      <PageHeading title={messages.title} lead={messages.lead} />
      <div className="rounded-card bg-brand p-5 text-on-brand shadow-soft">
        <p>{messages.balance}</p>
        <p className="text-4xl font-bold tabular-nums">{balance}</p>
        <AboutInDollars cost={cost} className="text-on-brand!" />
      </div>
      <RateNote isQuiet />
      <Link to="/account/points" className="inline-flex min-h-11 items-center underline">
        {messages.points}
      </Link>
      <AddMoney add={add} />
      {topUps.length > 0 && <TopUpList {...wallet} />}
      <section aria-labelledby="entries" className="space-y-4">
        <h2 id="entries" className="text-2xl">
          {messages.entries.title}
        </h2>
        <AccountList path={path} messages={messages.entries} data={data} meta={meta}>
          {(entry) => <WalletEntry entry={entry} />}
        </AccountList>
      </section>
    </div>
  )
}
