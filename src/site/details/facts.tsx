import type { ComponentType, ReactNode } from 'react'
import type { IconProps } from '../../ui/icon.tsx'

export type Fact = { Icon: ComponentType<IconProps>; label: string; value: ReactNode }

/** Facts at a glance: when, where, how much. */
export const Facts = ({ facts, isPaired = false }: { facts: Fact[] /** Two in a row. */; isPaired?: boolean }) => (
  <dl
    className={`grid gap-4 rounded-card border border-line bg-surface p-5 ${isPaired ? 'sm:grid-cols-2' : 'sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]'}`}
  >
    {facts.map(({ Icon, label, value }) => (
      <div key={label}>
        <dt className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon className="size-5 text-brand" />
          {label}
        </dt>
        <dd className="ms-7 font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)
