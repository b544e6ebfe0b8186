type Waiting<In, Out> = { input: In; resolve(output: Out): void; reject(error: unknown): void }

/** More in one statement would let those who came first wait for those who came last. */
const max = 500

/**
 * Batches queries of many callers: while one batch is under way, further callers gather for the next. A crowd of the same moment needs one
 * connection and a few statements, and a single caller waits for no other. `ask` answers in the order of its input.
 */
export function batchRequests<In, Out>(ask: (inputs: In[]) => Promise<Out[]>): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const some = waiting.slice(0, max)
      waiting = waiting.slice(max)
      try {
        const outputs = await ask(some.map(({ input }) => input))
        for (const [index, { resolve }] of some.entries()) resolve(outputs[index] as Out)
      } catch (error) {
        for (const { reject } of some) reject(error)
      }
    }
    isAsking = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      // In a moment, so that those who come in the same turn are asked about together.
      if (!isAsking) {
        isAsking = true
        setImmediate(() => void askAll())
      }
    })
}
