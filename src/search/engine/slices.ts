/** How long work goes on before others are let in, in milliseconds. */
const slice = 4

/** Calls back for each item, and lets others go on every few milliseconds. */
export async function inSlices<T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    visit(item)
    if (performance.now() - began < slice) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}
