import type { ChannelsView } from './channels.ts'

/** So that nobody is surprised by a message, or by none. Folded: nobody can change it here. */
export const ChannelsList = ({ caption, columns, rows, notes }: ChannelsView) => (
  <details className="mt-4 border-t border-line pt-2">
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">{caption}</summary>
    <table className="mt-2 w-full table-fixed text-start text-sm">
      <thead>
        <tr className="align-bottom text-ink-soft">
          <td className="w-2/5" />
          {columns.map((column) => (
            <th key={column} scope="col" className="px-1 py-2 text-start font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rules }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-2 pe-2 text-start font-semibold">
              {name}
            </th>
            {rules.map(({ column, text }) => (
              <td key={column} className="px-1 py-2">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {notes.map((note) => (
      <p key={note} className="mt-2 text-sm text-ink-soft">
        {note}
      </p>
    ))}
  </details>
)
