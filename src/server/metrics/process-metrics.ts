import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/** Memory, processor time, garbage and the lag of the event loop are the process's, however many servers run in it. */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
