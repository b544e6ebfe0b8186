import { isObject } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { emptyRecord } from '../json.ts'

/** Names of attributes, so that it takes no longer to look one up the more there are. */
export type AttributeSelection = { names: ReadonlySet<string>; parents: ReadonlySet<string>; isAll: boolean }

/** No document is nested deeper. */
const maxDepth = 128

export function toSelection(list: readonly string[]): AttributeSelection {
  const names = new Set(list)
  const parents = new Set<string>()
  for (const name of names) {
    let dot = name.indexOf('.')
    for (let depth = 0; dot >= 0 && depth < maxDepth; depth++) {
      parents.add(name.slice(0, dot))
      dot = name.indexOf('.', dot + 1)
    }
  }
  return { names, parents, isAll: names.has('*') }
}

/** Whether a selection holds all of an attribute, something below it, or nothing of it. */
function reach({ names, parents, isAll }: AttributeSelection, path: string): 'whole' | 'part' | 'none' {
  if (isAll || names.has(path)) return 'whole'
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1))
    if (names.has(path.slice(0, dot))) return 'whole'
  return parents.has(path) ? 'part' : 'none'
}

/** The named attributes of a document, `a.b` with the objects around it. */
export const selectAttributes = (document: Document, selection: AttributeSelection): Document =>
  selectMembers(document, selection, '')

function selectMembers(value: { [name: string]: Json }, selection: AttributeSelection, prefix: string): Document {
  const found: Document = emptyRecord()
  for (const [name, member] of Object.entries(value)) {
    const path = `${prefix}${name}`
    // The parent was not requested as a whole: a name with a dot in it is a name of its own.
    if (selection.isAll || selection.names.has(path)) found[name] = member
    else if (selection.parents.has(path)) {
      const selected = selectBelow(member, selection, path)
      if (selected !== null) found[name] = selected
    }
  }
  return found
}

function selectBelow(value: Json, selection: AttributeSelection, path: string): Json | null {
  if (Array.isArray(value)) {
    const found = value.map((one) => selectBelow(one, selection, path)).filter((one) => one !== null)
    return found.length > 0 ? found : null
  }
  if (!isObject(value)) return null
  const found = selectMembers(value, selection, `${path}.`)
  return Object.keys(found).length > 0 ? found : null
}

/** Names that both lists allow: the smaller of two that contain each other. */
export function intersect(displayed: readonly string[], wanted: readonly string[] | null): string[] {
  if (wanted === null || wanted.includes('*')) return [...displayed]
  if (displayed.includes('*')) return [...wanted]
  const [shown, asked] = [toSelection(displayed), toSelection(wanted)]
  return [
    ...wanted.filter((name) => reach(shown, name) === 'whole'),
    ...displayed.filter((name) => reach(asked, name) === 'whole'),
  ]
}
