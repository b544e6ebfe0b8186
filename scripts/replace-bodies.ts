type Node = { type: string; start: number; end: number; id?: { name: string } | null; body?: Node }

/** The code with other bodies for the functions of these names, wherever they stand. Each name has to be there, once. */
export function replaceBodies(code: string, bodies: Record<string, string>, program: unknown): string {
  const found = findFunctions(program).filter(({ id }) => id && Object.hasOwn(bodies, id.name))
  for (const name of Object.keys(bodies)) {
    const times = found.filter(({ id }) => id?.name === name).length
    if (times !== 1) throw new Error(`There are ${times} functions ${name} instead of one`)
  }
  return found
    .sort((a, b) => b.start - a.start)
    .reduce((text, { id, body }) => {
      const { start, end } = body ?? { start: 0, end: 0 }
      return `${text.slice(0, start)}{ ${bodies[id?.name ?? '']} }${text.slice(end)}`
    }, code)
}

function findFunctions(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(findFunctions)
  return (value as Node).type === 'FunctionDeclaration' ? [value as Node, ...inside] : inside
}
