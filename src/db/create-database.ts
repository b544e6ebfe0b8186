import pg from 'pg'

/** Creates a database beside the one that `adminUrl` names, unless it is there already. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    const from = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}${from}`)
  } finally {
    await client.end()
  }
}
