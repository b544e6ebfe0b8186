/** One server-sent event: its number, its name and the text that came with it. */
export type ServerEvent = { id: string; name: string; data: string }

/** Cuts a stream of text into events, and keeps what has not come whole yet. Comments, which keep the connection alive, are no events. */
export function createEventReader(): (text: string) => ServerEvent[] {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap(toEvent)
  }
}

function toEvent(block: string): ServerEvent[] {
  const fields = block.split('\n').map((line) => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    return { name, value }
  })
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value)
  const find = (wanted: string) => fields.findLast(({ name }) => name === wanted)?.value
  return data.length > 0 ? [{ id: find('id') ?? '', name: find('event') ?? 'message', data: data.join('\n') }] : []
}
