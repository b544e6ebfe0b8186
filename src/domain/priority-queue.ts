export type PriorityQueue<T> = { push(item: T): void; pop(): T | undefined }

/** A binary heap: the item that `isBefore` all others comes out first. */
export function createPriorityQueue<T>(isBefore: (one: T, two: T) => boolean): PriorityQueue<T> {
  const items: T[] = []
  const push = (item: T): void => {
    let at = items.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = items[parent] as T
      if (!isBefore(item, above)) break
      items[at] = above
      at = parent
    }
    items[at] = item
  }
  const pop = (): T | undefined => {
    const first = items[0]
    const last = items.pop()
    if (items.length > 0) sink(last as T)
    return first
  }
  const sink = (item: T): void => {
    let at = 0
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && isBefore(items[child + 1] as T, items[child] as T)) child++
      if (!isBefore(items[child] as T, item)) break
      items[at] = items[child] as T
      at = child
    }
    items[at] = item
  }
  return { push, pop }
}
