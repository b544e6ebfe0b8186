import { fileURLToPath } from 'node:url'

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

const folder = fileURLToPath(new URL('../src/', import.meta.url))

/** A file of its own for these modules of `src` and everything that they import, but for what a group before it has taken. */
export function withImports(name: string, modules: string[]) {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    test: /\/src\/|vite\/preload-helper/,
    name: (id: string, graph: Graph) => {
      needed ??= findImports(modules, graph)
      return needed.has(id) ? name : null
    },
  }
}

function findImports(modules: string[], graph: Graph): Set<string> {
  const found = new Set(modules.map((module) => folder + module))
  for (const id of found) if (!graph.getModuleInfo(id)) throw new Error(`There is no ${id}`)
  // A set's loop also visits members that are added on the way.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
