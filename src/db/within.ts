const step = 250

/** The other side has said nothing for too long. */
export class TooSlow extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms`)
  }
}

/**
 * Rejects after so many milliseconds in which this process was able to listen. A process that was held up itself reads what has arrived
 * meanwhile before it blames the other side.
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(milliseconds / step)
    const timer = setInterval(() => {
      if (--left > 0) return
      clearInterval(timer)
      reject(new TooSlow(milliseconds))
    }, step)
    work.then(resolve, reject).finally(() => clearInterval(timer))
  })
}
