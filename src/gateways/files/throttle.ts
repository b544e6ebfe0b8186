import { setTimeout as rest } from 'node:timers/promises'

type Task<T> = () => Promise<T>
type Turn = <T>(customer: number, task: Task<T>) => Promise<T>

/** In milliseconds. */
const maxRest = 300
/** The pause, in lengths of the task. */
const times = 6

/**
 * After each task its turn stays empty for six times as long as it took, though its caller goes on at once: the work takes a seventh of the
 * time at most, and less the busier the machine is.
 */
export const throttle =
  (turn: Turn): Turn =>
  <T>(customer: number, task: Task<T>) =>
    new Promise<T>((resolve, reject) => {
      const run = async (): Promise<void> => {
        const begun = performance.now()
        await task().then(resolve, reject)
        await rest(Math.min(times * (performance.now() - begun), maxRest), undefined, { ref: false })
      }
      turn(customer, run).catch(reject)
    })
