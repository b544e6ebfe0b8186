import { Problem } from '../contract/problems.ts'

export async function requireFound<T>(looked: Promise<T | null>): Promise<T> {
  const found = await looked
  if (found === null) throw new Problem('NOT_FOUND')
  return found
}
