import type { WorkerMessage } from '../../../client/device/worker-message.ts'

/** Longer than any page takes; a worker of an older version does not answer at all. */
const patience = 60_000

/** The worker's answer. */
export async function askWorker<T>(news: WorkerMessage): Promise<T> {
  const { active } = await navigator.serviceWorker.ready
  return new Promise<T>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => reject(new Error('The worker did not answer')), patience)
    port1.onmessage = ({ data }: MessageEvent<T>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    active?.postMessage(news, [port2])
  })
}
