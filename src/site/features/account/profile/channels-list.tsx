import type { ChannelsView } from './channels.ts'

/** Explains which messages to expect. Folded, since it cannot be changed here. Names have a row of their own, for narrow windows. */
export const ChannelsList = ({ caption, columns, rows, notes }: ChannelsView) => (
  <details className="mt-4 border-t border-line pt-2">
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand">{caption}</summary>
    <table className="mt-2 w-full table-fixed text-start text-sm">
      <thead>
        <tr className="align-bottom text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pe-2 text-start font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, rules }) => (
        <tbody key={name} className="border-t border-line align-top">
          <tr>
            <th scope="rowgroup" colSpan={columns.length} className="pt-2 text-start font-semibold">
              {name}
            </th>
          </tr>
          <tr>
            {rules.map(({ column, text }) => (
              <td key={column} className="pe-2 pb-2">
                {text}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
    {notes.map((note) => (
      <p key={note} className="mt-2 text-sm text-ink-soft">
        {note}
      </p>
    ))}
  </details>
)
