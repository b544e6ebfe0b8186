/** One condition of a search. `key` and `operation` may come from outside, so they are checked here. */
export type FilterItem = { key: string | undefined; value: string | number | boolean | null; operation: string }

const operations = ['=', '!=', '>', '>=', '<', '<=', 'IS NOT NULL']

/** The conditions as one filter of the search service, joined with AND. Without a value there is no condition, unless it asks for one. */
export function toFilter(items: readonly FilterItem[]): string {
  return items.flatMap(toCondition).join(' AND ')
}

function toCondition({ key, value, operation }: FilterItem): string[] {
  if (!operations.includes(operation)) throw new Error(`Unsupported operation: ${operation}`)
  if (!key) throw new Error('key is undefined')
  if (operation === 'IS NOT NULL') return [`${toName(key)} IS NOT NULL`]
  if (value === null) return []
  return [`${toName(key)} ${operation} ${typeof value === 'string' ? quote(value) : String(value)}`]
}

const toName = (key: string): string => (/^[\w.-]+$/.test(key) ? key : quote(key))

/**
 * A backslash always escapes the next character. Before a quote, before another backslash and at the end it must be doubled, or the
 * quote that follows would close the string wrongly.
 */
const quote = (text: string): string => `'${text.replace(/\\(?=['\\]|$)/g, '\\\\').replace(/'/g, "\\'")}'`
