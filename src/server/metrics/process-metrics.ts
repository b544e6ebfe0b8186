import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'

let registry: Registry | undefined

/** The process's own, however many servers run in it. Not the library's whole list: it watches every collection of garbage, which each request would pay for. */
export function processMetrics(): Registry {
  registry ??= create()
  return registry
}

function create(): Registry {
  const made = new Registry()
  const registers = [made]
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  new Gauge({
    name: 'safar_event_loop_lag_seconds',
    help: 'How late the event loop came back, since the last request for metrics.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const [quantile, percent] of Object.entries({ '0.5': 50, '0.99': 99, '1': 100 }))
        this.set({ quantile }, lag.percentile(percent) / 1e9)
      lag.reset()
    },
  })
  new Gauge({
    name: 'safar_memory_bytes',
    help: 'What the process has of the machine, and what lives on its heap.',
    labelNames: ['kind'],
    registers,
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage()
      this.set({ kind: 'resident' }, rss)
      this.set({ kind: 'heap' }, heapUsed)
      this.set({ kind: 'external' }, external)
    },
  })
  new Counter({
    name: 'safar_cpu_seconds_total',
    help: 'Processor time, by us and by the system for us.',
    labelNames: ['mode'],
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc({ mode: 'user' }, user / 1e6)
      this.inc({ mode: 'system' }, system / 1e6)
    },
  })
  new Gauge({
    name: 'safar_started_at_seconds',
    help: 'When the process was started, in seconds since 1970.',
    registers,
  }).set(performance.timeOrigin / 1000)
  return made
}
