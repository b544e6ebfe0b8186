import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Tab = typeof import('./live-events.ts')
type EventLog = { names: string[]; lines: boolean[] }

/** The server's end of each connection that was opened, in order. */
const lines: { say(id: number, name: string, data: object): void; lastId: string | null; isOpen(): boolean }[] = []

const answer = async (_url: string, { signal, headers }: RequestInit): Promise<Response> => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
  })
  signal?.addEventListener('abort', () => controller?.error(new Error('aborted')))
  lines.push({
    say: (id, name, data) =>
      controller?.enqueue(new TextEncoder().encode(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    lastId: new Headers(headers).get('last-event-id'),
    isOpen: () => !signal?.aborted,
  })
  return new Response(body)
}

/** Each tab has modules of its own. */
async function openTab(): Promise<Tab> {
  vi.resetModules()
  return import('./live-events.ts')
}

function follow({ followEvents }: Tab) {
  const heard: EventLog = { names: [], lines: [] }
  const leave = followEvents('en', {
    onEvent: ({ name, data }) => heard.names.push(`${name} ${JSON.parse(data).unread_count}`),
    onLiveChange: (isLive) => heard.lines.push(isLive),
  })
  leaving.push(leave)
  return { heard, leave }
}

const leaving: (() => void)[] = []
beforeEach(() => {
  lines.length = 0
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.unstubAllGlobals()
})

describe('the tabs of a browser', () => {
  test('have one connection, and all hear what it says; who comes later hears how things are', async () => {
    const one = follow(await openTab())
    await expect.poll(() => lines.length).toBe(1)
    lines[0]?.say(1, 'ready', { unread_count: 2 })
    await expect.poll(() => one.heard.names).toEqual(['ready 2'])
    const other = follow(await openTab())
    await expect.poll(() => other.heard.names).toEqual(['ready 2'])
    expect(other.heard.lines.at(-1)).toBe(true)
    lines[0]?.say(2, 'notification', { unread_count: 3 })
    for (const { heard } of [one, other]) await expect.poll(() => heard.names.at(-1)).toBe('notification 3')
    expect(lines).toHaveLength(1)
  })

  test('take it over from one that is closed, from what was heard last', async () => {
    const one = follow(await openTab())
    await expect.poll(() => lines.length).toBe(1)
    const other = follow(await openTab())
    // By then it has asked how things are.
    await expect.poll(() => other.heard.lines.at(-1)).toBe(true)
    lines[0]?.say(7, 'notification', { unread_count: 1 })
    await expect.poll(() => other.heard.names).toEqual(['notification 1'])
    one.leave()
    await expect.poll(() => lines.length).toBe(2)
    expect([lines[0]?.isOpen(), lines[1]?.lastId]).toEqual([false, '7'])
    lines[1]?.say(8, 'seen', { unread_count: 0 })
    await expect.poll(() => other.heard.names.at(-1)).toBe('seen 0')
    expect(one.heard.names).toEqual(['notification 1'])
  })

  test('share it within a tab, until the last one there leaves', async () => {
    const tab = await openTab()
    const [one, other] = [follow(tab), follow(tab)]
    await expect.poll(() => lines.length).toBe(1)
    one.leave()
    lines[0]?.say(1, 'ready', { unread_count: 0 })
    await expect.poll(() => other.heard.names).toEqual(['ready 0'])
    other.leave()
    expect(lines[0]?.isOpen()).toBe(false)
  })
})
