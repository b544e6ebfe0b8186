import type { DepartureData } from './load-departures.ts'

type Row = DepartureData['rows'][number]
type Column = {
  head: string
  value: (row: Row, index: number) => string | number | null
  isLtr?: boolean
  isTyped?: boolean
}

/** Ten columns do not fit a phone: there a row is a card, each line with its own label. */
const cell =
  'px-3 py-2 text-start align-top max-md:flex max-md:gap-3 max-md:before:w-32 max-md:before:shrink-0 max-md:before:text-ink-soft max-md:before:content-[attr(data-label)] md:border md:border-line'

export function TravellerTable({ departure }: { departure: DepartureData }) {
  const { rows, messages } = departure
  const columns = toColumns(departure)
  return (
    <table className="w-full border-collapse text-sm max-md:block print:text-xs">
      <caption className="sr-only">{messages.departures.list}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col" className="border border-line bg-sunken px-3 py-2 text-start">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">
        {rows.map((row, index) => (
          <tr
            key={row.key}
            className="break-inside-avoid max-md:block max-md:rounded-card max-md:border max-md:border-line"
          >
            {columns.map(({ head, value, isLtr, isTyped }) => (
              <td key={head} data-label={head} lang={isTyped ? '' : undefined} className={cell}>
                {isLtr ? <bdi dir="ltr">{value(row, index)}</bdi> : value(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toColumns({ messages: { columns }, hasTravellers, hasPickup }: DepartureData): Column[] {
  const named: Column[] = [
    { head: columns.name, value: ({ name }) => name, isLtr: true },
    { head: columns.birthDate, value: ({ birthDate }) => birthDate },
    { head: columns.gender, value: ({ gender }) => gender },
    { head: columns.passport, value: ({ passportNumber }) => passportNumber, isLtr: true },
    { head: columns.expires, value: ({ passportExpiresOn }) => passportExpiresOn },
    { head: columns.nationality, value: ({ nationality }) => nationality },
  ]
  return [
    { head: columns.number, value: (_, index) => index + 1 },
    ...(hasTravellers ? named : []),
    {
      head: columns.customer,
      isTyped: true,
      value: ({ customer, party, isFirst }) => (isFirst ? `${customer} (${party})` : customer),
    },
    { head: columns.phone, value: ({ phone }) => phone, isLtr: true },
    { head: columns.code, value: ({ code }) => code, isLtr: true },
    ...(hasPickup ? [{ head: columns.pickup, isTyped: true, value: ({ pickup }: Row) => pickup }] : []),
  ]
}
