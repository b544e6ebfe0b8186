import { comeToRest, type Driver, type Find, findElement, keys, type Look, type Point, until } from './engine-page.ts'

/** The key by which a session names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }

type Options = Look & {
  /** The address of the WebDriver program. */
  address: string
  capabilities: object
  takeErrors: () => string[]
  end: () => Promise<void>
}

/** A browser behind a program that speaks WebDriver: HTTP with JSON. */
export async function openSession({ address, capabilities, isImpatient, takeErrors, end }: Options): Promise<Driver> {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(240_000),
    })
    // biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
    const { value } = (await response.json()) as { value: any }
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
    return value
  }
  const alwaysMatch = { ...capabilities, pageLoadStrategy: isImpatient ? 'none' : 'normal' }
  const begin = () => send('POST', '/session', { capabilities: { alwaysMatch } })
  const { sessionId } = await until(begin, { what: 'a session', patience: 90_000 })
  const post = (path: string, body: object = {}) => send('POST', `/session/${sessionId}${path}`, body)
  await post('/timeouts', { script: 60_000, pageLoad: 180_000 })

  const runSync = (script: unknown, ...args: unknown[]) =>
    post('/execute/sync', { script: `return (${script}).apply(null, arguments)`, args })
  const look = (what: Find): Promise<Element | null> => runSync(findElement, what)
  const find = (what: Find) => until(() => look(what), { what: JSON.stringify(what) })
  const run = async (script: unknown, ...args: unknown[]) => {
    const { value, error } = await post('/execute/async', {
      script: `const done = arguments[arguments.length - 1]
        Promise.resolve().then(() => (${script}).apply(null, [...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args,
    })
    if (error) throw new Error(error)
    return value
  }
  const reach = async (what: Find) => {
    const element = await find(what)
    await run(comeToRest, element)
    return `/element/${element[elementKey]}`
  }
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 100, x: Math.round(x), y: Math.round(y) })
  const act = (id: 'mouse' | 'keyboard', actions: object[]) =>
    post('/actions', {
      actions: [
        {
          id,
          actions,
          ...(id === 'mouse' ? { type: 'pointer', parameters: { pointerType: 'mouse' } } : { type: 'key' }),
        },
      ],
    })
  return {
    open: (url) => post('/url', { url }),
    run,
    has: async (what) => (await look(what)) !== null,
    // Elements that fade in refuse clicks, like those that have just been replaced.
    async click(what) {
      const press = async () => post(`${await reach(what)}/click`).then(() => true)
      await until(press, { what: `a press on ${JSON.stringify(what)}`, patience: 30_000 })
    },
    type: async (what, text) => post(`${await reach(what)}/value`, { text }),
    press: (key) =>
      act('keyboard', [
        { type: 'keyDown', value: keys[key] },
        { type: 'keyUp', value: keys[key] },
      ]),
    upload: async (what, path) => post(`/element/${(await find(what))[elementKey]}/value`, { text: path }),
    drag: (from, to) =>
      act('mouse', [
        move(from),
        { type: 'pointerDown', button: 0 },
        ...[0.25, 0.5, 0.75, 1].map((part) =>
          move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
        ),
        { type: 'pointerUp', button: 0 },
      ]),
    screenshot: async () => Buffer.from(await send('GET', `/session/${sessionId}/screenshot`), 'base64'),
    setCookie: ({ name, value }) =>
      post('/cookie', { cookie: { name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } }),
    takeErrors: async () => takeErrors(),
    async close() {
      await send('DELETE', `/session/${sessionId}`).catch(() => {})
      await end()
    },
  }
}
