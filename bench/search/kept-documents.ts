import type { PropertyDocument } from './documents.ts'

/** Documents as Safar's engine keeps them: their JSON in one piece of memory, parsed when they are given back. */
export function keepDocuments(documents: readonly PropertyDocument[]): (at: number) => PropertyDocument {
  const offsets = new Float64Array(documents.length + 1)
  const bytes = Buffer.concat(
    documents.map((document, at) => {
      const json = Buffer.from(JSON.stringify(document))
      offsets[at + 1] = (offsets[at] as number) + json.length
      return json
    }),
  )
  return (at) => JSON.parse(bytes.toString('utf8', offsets[at], offsets[at + 1]))
}
