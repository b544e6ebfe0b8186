import type { Node } from 'typescript/unstable/ast'

/** Which of so many ways is taken at a place of the sources. */
export type Choose = (at: Node, ways: number) => number

/**
 * Does the work as often as it takes to go every way of every choice once: a statement with ten conditions is looked at some eleven times,
 * and not a thousand.
 */
export function withEveryChoice(work: (choose: Choose) => void): void {
  const met = new Map<Node, number>()
  const plans: ReadonlyMap<Node, number>[] = [new Map()]
  for (let plan = plans.pop(); plan; plan = plans.pop()) {
    const planned = plan
    const taken = new Map<Node, number>()
    work((at, ways) => {
      const way = Math.min(taken.get(at) ?? planned.get(at) ?? 0, ways - 1)
      for (let other = met.get(at) ?? 1; other < ways; other++) plans.push(new Map([...taken, [at, other]]))
      met.set(at, Math.max(met.get(at) ?? 1, ways))
      taken.set(at, way)
      return way
    })
  }
}
