import type { ChannelsView } from './channels.ts'

/** So that nobody is surprised by a message, or by none. A table of four columns would be wider than a small phone. */
export const ChannelsList = ({ caption, rows, quiet }: ChannelsView) => (
  <div className="mt-6">
    <h3 className="text-base font-semibold">{caption}</h3>
    <ul className="mt-2">
      {rows.map(({ name, channels }) => (
        <li key={name} className="border-b border-line py-3 text-sm">
          <p className="font-semibold">{name}</p>
          <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-3">
            {channels.map(({ label, rule }) => (
              <div key={label} className="flex justify-between gap-4 sm:block">
                <dt className="shrink-0 text-ink-soft">{label}</dt>
                <dd className="text-end sm:text-start">{rule}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-sm text-ink-soft">{quiet}</p>
  </div>
)
