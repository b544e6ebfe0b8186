import { toDay } from '../src/domain/time/day.ts'
import type { DemoContent } from '../src/server/demo-content.ts'
import type { Input } from './pictures/canvas.ts'

// Thirty thousand lines: a start that needs none of them does not wait for them.
export const demo: DemoContent = {
  async load(db, now) {
    const { loadDemo, moveDemoEvents } = await import('./content/load.ts')
    const { describeIllustration } = await import('./pictures/describe.ts')
    const loaded = await loadDemo(db, { today: toDay(now), describe: describeIllustration })
    return { isNew: loaded === 'loaded', moved: await moveDemoEvents(db, now) }
  },
  async loadPeople(tools) {
    const { loadApplications } = await import('./applications/load-applications.ts')
    return loadApplications(tools)
  },
  async draw(drawing) {
    const { illustrate } = await import('./pictures/illustrate.ts')
    return illustrate(drawing as Input)
  },
}
