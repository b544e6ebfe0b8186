import { setTimeout as sleep } from 'node:timers/promises'

export const engineNames = ['old-chromium', 'firefox', 'webkitgtk', 'wpe'] as const
export type EngineName = (typeof engineNames)[number]

export type Look = {
  width: number
  height: number
  isDark?: boolean | undefined
  /** It is pressed and typed before a page is loaded. */
  isImpatient?: boolean | undefined
}

/** Finds elements like a person: by their kind, and by their text if they have any. */
export type Find = { css: string; text?: string; isHidden?: boolean }
export type Point = { x: number; y: number }

// biome-ignore lint/suspicious/noExplicitAny: what runs in the page takes what it takes
type Script = (...input: any[]) => unknown
export type Result<Run extends Script> = Awaited<ReturnType<Run>>

/** The actions that each engine supports. */
export type Driver = {
  /** Until the document and all that it names are loaded. */
  open(url: string): Promise<void>
  run<Run extends Script>(script: Run, ...input: Parameters<Run>): Promise<Result<Run>>
  has(find: Find): Promise<boolean>
  click(find: Find): Promise<void>
  type(find: Find, text: string): Promise<void>
  press(key: Key): Promise<void>
  upload(find: Find, path: string): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  screenshot(): Promise<Buffer>
  setCookie(cookie: { name: string; value: string }): Promise<void>
  /** Errors of the console and the page since the last call. */
  takeErrors(): Promise<string[]>
  close(): Promise<void>
}

export const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ArrowLeft: '\uE012' } as const
export type Key = keyof typeof keys

/** Runs in the page. Elements beneath a dialog are not found; exact texts come before longer ones. */
export function findElement({ css, text, isHidden }: Find): Element | null {
  const plain = (name: string | null | undefined) => (name ?? '').replace(/[\u2066-\u2069]/g, '').trim()
  const namesOf = (element: Element) => [
    plain(element.getAttribute('aria-label')),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => plain(label.textContent)),
    plain(element.textContent),
  ]
  const isShown = (element: Element) =>
    isHidden ||
    (element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility !== 'hidden' &&
      !element.closest('[inert], [aria-hidden=true]'))
  const found = [...document.querySelectorAll(css)].filter(isShown)
  if (text === undefined) return found[0] ?? null
  const is = (matches: (name: string) => boolean) => found.find((element) => namesOf(element).some(matches))
  return is((name) => name === text) ?? is((name) => name.includes(text)) ?? null
}

/** Runs in the page: brings an element into the middle, and waits until it does not move any more. */
export async function comeToRest(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => {
    const { x, y } = element.getBoundingClientRect()
    return `${x} ${y}`
  }
  let last = ''
  for (let frames = 0; frames < 120 && last !== place(); frames++) {
    last = place()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

/** Asks again and again until there is an answer. A question that fails meets a document that goes or comes. */
export async function until<Value>(
  ask: () => Promise<Value>,
  { what, patience = 120_000 }: { what: string; patience?: number | undefined },
): Promise<NonNullable<Value>> {
  let failure: unknown
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100))
    try {
      const value = await ask()
      if (value) return value
    } catch (error) {
      failure = error
    }
  throw new Error(`Waited in vain for ${what}`, { cause: failure })
}

export const isThere = async (driver: Pick<Driver, 'has'>, find: Find, patience?: number): Promise<void> => {
  await until(() => driver.has(find), { what: JSON.stringify(find), patience })
}
