import type { WalletData } from './load-wallet.ts'

export const WalletEntry = ({ entry }: { entry: WalletData['data'][number] }) => (
  <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 shadow-soft">
    <span className="min-w-0">
      <span className="block font-semibold">{entry.title}</span>
      <span className="block text-sm text-ink-soft">{entry.at}</span>
    </span>
    <span className={`font-bold tabular-nums ${entry.isIn ? 'text-success' : ''}`}>{entry.amount}</span>
  </div>
)
