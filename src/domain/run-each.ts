/** Runs every step in order, whatever the ones before it came to, and returns what failed under the step's name. */
export async function runEach(steps: Record<string, () => Promise<unknown>>): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>()
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step()
    } catch (error) {
      failed.set(name, error)
    }
  }
  return failed
}
