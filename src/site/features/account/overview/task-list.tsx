import { Link } from 'react-router'
import { ChevronEndIcon, ClockIcon } from '../../../../ui/icons.tsx'
import type { Overview } from './load-overview.ts'

/** The customer's tasks, the most urgent first. Empty without any. */
export function TaskList({ tasks, messages }: Pick<Overview, 'tasks' | 'messages'>) {
  if (tasks?.length === 0) return null
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className="mb-4 text-2xl">
        {messages.tasks.title}
      </h2>
      {tasks ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-brand bg-surface shadow-soft">
          {tasks.map(({ key, to, action, title, until }) => (
            <li key={key}>
              <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken">
                <ClockIcon className="size-5 shrink-0 text-brand" />
                <span className="min-w-0 grow">
                  <span className="block font-bold">{action}</span>
                  <span className="block wrap-anywhere">{title}</span>
                  {until && <span className="block text-sm text-ink-soft">{until}</span>}
                </span>
                <ChevronEndIcon className="size-4 shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="note">{messages.unknown}</p>
      )}
    </section>
  )
}
