import pg from 'pg'
import type { StatementText } from './statement-text.ts'

type Row = Record<string, unknown>
/** The columns of a prepared statement: PostgreSQL fails its next run rather than change them. */
export type Columns = readonly { name: string; parse: (text: string) => unknown }[]
export type StatementResult = { command: string; count: number; rows: Row[] }

/** What `pg` has of its connection and does not state. */
type Wire = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values?: readonly unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(): void
  sync(): void
}
type Field = { name: string; dataTypeID: number }

type Options = StatementText & {
  values: readonly unknown[]
  /** Columns that earlier runs on this connection have learnt, by the name of the statement. */
  columns: Map<string, Columns>
  parserOf: (type: number) => (text: string) => unknown
  /** Begins a transaction in the same message, by the prepared statement of this name. */
  begin?: string | undefined
}

/**
 * One run of a prepared statement over a connection of `pg`. It is described in the first run only, and no row goes through an event.
 * The beginning of a transaction travels with its first statement: where it fails, PostgreSQL skips the statement.
 */
export class StatementRun {
  readonly name: string
  readonly text: string
  /** Called by the client too, once it has waited for too long. */
  callback: (error: Error | null) => void = () => {}
  readonly #options: Options
  readonly #values: readonly unknown[]
  readonly #result: StatementResult = { command: '', count: 0, rows: [] }
  #columns: Columns | undefined
  #isBegun: boolean
  #failure: Error | null = null

  constructor(options: Options) {
    this.name = options.name
    this.text = options.text
    this.#options = options
    // Here and not while it is sent: a value that cannot be sent must leave nothing on the wire.
    this.#values = options.values.map(toWireValue)
    this.#columns = options.columns.get(options.name)
    this.#isBegun = options.begin === undefined
  }

  get result(): StatementResult {
    return this.#result
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire
    const { begin } = this.#options
    wire.stream.cork()
    try {
      if (begin !== undefined) {
        wire.bind({ statement: begin })
        wire.execute()
      }
      if (wire.parsedStatements[this.name] === undefined) wire.parse({ name: this.name, text: this.text })
      wire.bind({ statement: this.name, values: this.#values })
      if (!this.#columns) wire.describe({ type: 'P', name: '' })
      wire.execute()
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#options.parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return
    try {
      this.#result.rows.push(toRow(this.#columns ?? [], fields))
    } catch (error) {
      this.#failure = error as Error
    }
  }

  /** The tag of a command is `INSERT 0 1`, `UPDATE 3` or `BEGIN`. */
  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#isBegun) {
      this.#isBegun = true
      return
    }
    const tag = text.split(' ')
    this.#result.command = tag[0] ?? ''
    this.#result.count = tag.length > 1 ? Number(tag.at(-1)) : 0
  }

  handleReadyForQuery(): void {
    if (!this.#failure) this.#options.columns.set(this.name, this.#columns ?? [])
    this.callback(this.#failure)
  }

  handleError(error: Error): void {
    this.callback(error)
  }
}

const toWireValue = (value: unknown): unknown =>
  typeof value === 'string' ? value : (pg as unknown as { utils: Utils }).utils.prepareValue(value)

type Utils = { prepareValue(value: unknown): unknown }

function toRow(columns: Columns, fields: readonly (string | null)[]): Row {
  const row: Row = {}
  for (let at = 0; at < columns.length; at++) {
    const { name, parse } = columns[at] as Columns[number]
    const field = fields[at] ?? null
    row[name] = field === null ? null : parse(field)
  }
  return row
}
