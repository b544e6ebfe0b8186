import pg from 'pg'

/** `nullable`: the name of the table's column, where it is one and may be null. `isBuilt`: no table has it. */
export type ResultColumn = {
  name: string
  type: number
  nullable: string | undefined
  isJson: boolean
  isBuilt: boolean
}
export type Description = { parameters: readonly number[]; columns: readonly ResultColumn[] }

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** Lets PostgreSQL parse a statement, without executing it, and tell its parameters and columns. */
class Describe implements pg.Submittable {
  private parameters: readonly number[] = []
  private fields: readonly Field[] = []
  private readonly text: string
  private readonly done: (error: Error | undefined, parameters: readonly number[], fields: readonly Field[]) => void

  constructor(text: string, done: Describe['done']) {
    this.text = text
    this.done = done
  }

  submit(connection: pg.Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }) => {
      this.parameters = dataTypeIDs
    })
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields
  }

  // After an error the driver tells no more.
  handleError(error: Error): void {
    this.done(error, [], [])
  }

  handleReadyForQuery(): void {
    this.done(undefined, this.parameters, this.fields)
  }
}

export type DescribeStatement = (text: string) => Promise<Description>

export async function toDescriber(client: pg.Client): Promise<DescribeStatement> {
  // PostgreSQL does not know it for a view.
  const { rows: attributes } = await client.query<{ key: string; name: string }>(
    `select a.attrelid || ' ' || a.attnum as key, a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind = 'r' and not a.attnotnull and a.attnum > 0`,
  )
  const nullable = new Map(attributes.map(({ key, name }) => [key, name]))
  const { rows: domains } = await client.query<{ oid: number; base: number }>(
    `select oid, typbasetype as base from pg_type where typtype = 'd'`,
  )
  const bases = new Map(domains.map(({ oid, base }) => [oid, base]))
  const toColumn = ({ name, dataTypeID, tableID, columnID }: Field): ResultColumn => ({
    name,
    type: dataTypeID,
    nullable: nullable.get(`${tableID} ${columnID}`),
    isJson: dataTypeID === pg.types.builtins.JSON || dataTypeID === pg.types.builtins.JSONB,
    isBuilt: tableID === 0,
  })
  return (text) =>
    new Promise((resolve, reject) => {
      client.query(
        new Describe(text, (error, parameters, fields) => {
          if (error) reject(error)
          else resolve({ parameters: parameters.map((type) => bases.get(type) ?? type), columns: fields.map(toColumn) })
        }),
      )
    })
}
