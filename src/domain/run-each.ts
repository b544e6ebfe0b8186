/** Runs every step in order, also after one that failed, and returns each failure under the name of its step. */
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
