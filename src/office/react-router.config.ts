import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: '../../build/office',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
