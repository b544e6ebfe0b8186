import { isObject } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { emptyRecord } from '../json.ts'

/** Whether names say all, all of an attribute, something below it, or nothing of it. */
function reach(names: readonly string[], path: string): 'whole' | 'part' | 'none' {
  let isPart = false
  for (const name of names) {
    if (name === '*' || name === path || (path.startsWith(name) && path[name.length] === '.')) return 'whole'
    if (name.startsWith(path) && name[path.length] === '.') isPart = true
  }
  return isPart ? 'part' : 'none'
}

/** The named attributes of a document, `a.b` with the objects around it. */
export function selectAttributes(document: Document, names: readonly string[]): Document {
  return selectMembers(document, names, '')
}

function selectMembers(value: { [name: string]: Json }, names: readonly string[], prefix: string): Document {
  const found: Document = emptyRecord()
  for (const [name, member] of Object.entries(value)) {
    const path = `${prefix}${name}`
    const extent = reach(names, path)
    if (extent === 'whole') found[name] = member
    else if (extent === 'part') {
      const selected = selectBelow(member, names, path)
      if (selected !== null) found[name] = selected
    }
  }
  return found
}

function selectBelow(value: Json, names: readonly string[], path: string): Json | null {
  if (Array.isArray(value)) {
    const found = value.map((one) => selectBelow(one, names, path)).filter((one) => one !== null)
    return found.length > 0 ? found : null
  }
  if (!isObject(value)) return null
  const found = selectMembers(value, names, `${path}.`)
  return Object.keys(found).length > 0 ? found : null
}

/** Names that both lists allow: the smaller of two that contain each other. */
export function intersect(displayed: readonly string[], wanted: readonly string[] | null): string[] {
  if (wanted === null || wanted.includes('*')) return [...displayed]
  if (displayed.includes('*')) return [...wanted]
  return [
    ...wanted.filter((name) => reach(displayed, name) === 'whole'),
    ...displayed.filter((name) => reach(wanted, name) === 'whole'),
  ]
}
