/** Standard functions that the oldest browsers lack (docs/decisions/browsers.md). The check of the bundle knows them by these names. */
export const builtIns: Record<string, Record<string, (this: never, ...input: never[]) => unknown>> = {
  Array: {
    toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      return [...this].sort(compare)
    },
    toReversed(this: unknown[]) {
      return [...this].reverse()
    },
    with(this: unknown[], index: number, value: unknown) {
      const place = index < 0 ? this.length + index : index
      if (place < 0 || place >= this.length) throw new RangeError(`No item ${index} in ${this.length}`)
      return this.map((item, at) => (at === place ? value : item))
    },
  },
  Element: {
    checkVisibility(this: Element) {
      return this.getClientRects().length > 0
    },
  },
  HTMLFormElement: {
    requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null) {
      if (submitter) return submitter.click()
      const button = document.createElement('button')
      button.hidden = true
      this.append(button)
      button.click()
      button.remove()
    },
  },
}

export const staticBuiltIns: Record<string, Record<string, (...input: never[]) => unknown>> = {
  Map: {
    groupBy<Item, Key>(items: Iterable<Item>, toKey: (item: Item, index: number) => Key) {
      const groups = new Map<Key, Item[]>()
      let index = 0
      for (const item of items) {
        const key = toKey(item, index++)
        const group = groups.get(key)
        if (group) group.push(item)
        else groups.set(key, [item])
      }
      return groups
    },
  },
  AbortSignal: {
    timeout(milliseconds: number) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds)
      return controller.signal
    },
  },
}

type Owner = { prototype: object }
const ownerOf = (name: string) => (globalThis as unknown as Record<string, Owner | undefined>)[name]

function define(owner: object | undefined, name: string, property: PropertyDescriptor): void {
  if (owner && !(name in owner)) Object.defineProperty(owner, name, { configurable: true, ...property })
}

/** Adds missing built-ins only. */
export function addBuiltIns(): void {
  for (const [owner, methods] of Object.entries(builtIns))
    for (const [name, value] of Object.entries(methods))
      define(ownerOf(owner)?.prototype, name, { value, writable: true })
  for (const [owner, functions] of Object.entries(staticBuiltIns))
    for (const [name, value] of Object.entries(functions)) define(ownerOf(owner), name, { value, writable: true })
  define(URLSearchParams.prototype, 'size', {
    get(this: URLSearchParams) {
      return [...this.keys()].length
    },
  })
}
