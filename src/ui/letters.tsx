import { Panel } from './panel.tsx'

type Letter = { from: string; isOwn: boolean; text: string; at: string }

/** The messages between a customer and the officers. */
export const Letters = ({ title, letters }: { title: string; letters: readonly Letter[] }) =>
  letters.length > 0 && (
    <Panel title={title}>
      <ul className="space-y-3">
        {letters.map(({ from, isOwn, text, at }) => (
          <li key={at + text} className={`rounded-control p-4 ${isOwn ? 'ms-8 bg-brand-soft' : 'me-8 bg-sunken'}`}>
            <p className="note">
              {from} · {at}
            </p>
            {/* Written by people, in whatever language they write. */}
            <p dir="auto" lang="" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
