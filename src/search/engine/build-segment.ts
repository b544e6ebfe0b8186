import { ColumnBuilder } from './column.ts'
import type { SearchableFields } from './fields.ts'
import type { Language } from './language.ts'
import { isCovered, visitAttributes } from './paths.ts'
import { first, gap, toPlace } from './place.ts'
import type { Document, Json } from './query.ts'
import type { Segment } from './segment.ts'
import type { Settings } from './settings.ts'
import { inSlices } from './slices.ts'
import { toSounds } from './sounds.ts'

export type SegmentEntry = { id: string; sequence: number; document: Document }
export type Blueprint = { settings: Settings; language: Language; fields: SearchableFields }

/** Indexes documents, which come in the order of their sequence. */
export function buildSegment(entries: SegmentEntry[], blueprint: Blueprint): Segment {
  const builder = new SegmentBuilder(entries.length, blueprint)
  for (const entry of entries) builder.add(entry)
  const steps = builder.build()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, yielding to other work in between. Searches see it once it is complete. */
export async function buildSegmentInSlices(entries: SegmentEntry[], blueprint: Blueprint): Promise<Segment> {
  const builder = new SegmentBuilder(entries.length, blueprint)
  await inSlices(entries, (entry) => builder.add(entry))
  let segment: Segment | null = null
  const steps = builder.build()
  const finish = function* () {
    segment = yield* steps
  }
  await inSlices(finish(), () => {})
  return segment as unknown as Segment
}

/** So many entries are looked at between two pauses. */
const some = 50_000

class SegmentBuilder {
  private readonly blueprint: Blueprint
  private readonly text: TextBuilder
  private readonly columned: string[]
  private readonly columns = new Map<string, ColumnBuilder>()
  private readonly isColumn = new Map<string, boolean>()
  private readonly presence = new Map<string, number>()
  private readonly geo: Float64Array
  private readonly ids: string[] = []
  private readonly sequences: Float64Array
  private readonly chunks: Buffer[] = []
  private readonly offsets: Float64Array
  private readonly inAll: number

  constructor(size: number, blueprint: Blueprint) {
    const { settings, language, fields } = blueprint
    this.blueprint = blueprint
    this.text = new TextBuilder(language, (field) =>
      isCovered(language.soundedAttributes ?? ['*'], fields.names()[field] ?? ''),
    )
    this.columned = [
      ...settings.filterableAttributes,
      ...settings.sortableAttributes,
      ...(settings.distinctAttribute ? [settings.distinctAttribute] : []),
      ...settings.rankingRules.filter((rule) => rule.includes(':')).map((rule) => rule.slice(0, rule.lastIndexOf(':'))),
    ]
    this.geo = isCovered(this.columned, '_geo') ? new Float64Array(size * 2).fill(Number.NaN) : new Float64Array(0)
    this.sequences = new Float64Array(size)
    this.offsets = new Float64Array(size + 1)
    this.inAll = language.inAll ? fields.of(language.inAll.attribute) : -1
  }

  add({ id, sequence, document }: SegmentEntry): void {
    const doc = this.ids.push(id) - 1
    this.sequences[doc] = sequence
    this.text.begin(doc)
    for (const name in document) this.presence.set(name, (this.presence.get(name) ?? 0) + 1)
    visitAttributes(document, (path, value) => this.visit(doc, path, value))
    if (this.inAll >= 0) this.text.addValue(this.inAll, this.blueprint.language.inAll?.text ?? '')
    if (this.geo.length > 0) setPoint(this.geo, doc, document._geo)
    const bytes = Buffer.from(JSON.stringify(document))
    this.chunks.push(bytes)
    this.offsets[doc + 1] = (this.offsets[doc] as number) + bytes.length
  }

  private visit(doc: number, path: string, value: Json): void {
    const field = this.blueprint.fields.of(path)
    if (field >= 0) this.text.addValue(field, value)
    let wanted = this.isColumn.get(path)
    if (wanted === undefined) {
      wanted = isCovered(this.columned, path)
      this.isColumn.set(path, wanted)
    }
    if (!wanted) return
    let column = this.columns.get(path)
    if (!column) {
      column = new ColumnBuilder()
      this.columns.set(path, column)
    }
    column.add(doc, value)
  }

  *build(): Generator<undefined, Segment> {
    const { ids, sequences, offsets, geo, presence } = this
    const text = yield* this.text.build(ids.length, this.blueprint.fields.count())
    return {
      size: ids.length,
      ids,
      sequences,
      bytes: Buffer.concat(this.chunks),
      offsets,
      ...text,
      columns: new Map([...this.columns].map(([path, column]) => [path, column.build()])),
      geo,
      presence,
    }
  }
}

function setPoint(geo: Float64Array, doc: number, value: Json | undefined): void {
  const { lat, lng } = (value ?? {}) as { lat?: Json; lng?: Json }
  geo[doc * 2] = lat === undefined || lat === null ? Number.NaN : Number(lat)
  geo[doc * 2 + 1] = lng === undefined || lng === null ? Number.NaN : Number(lng)
}

/** Gathers (term, document, place) as they come, and sorts them once at the end. */
class TextBuilder {
  private readonly language: Language
  private readonly isSounded: (field: number) => boolean
  private readonly termIds = new Map<string, number>()
  /** How a term is written and sounds, told once for each way of writing. */
  private readonly soundsOfTerms = new Map<string, Set<number>>()
  private readonly written = new Set<string>()
  private terms = new Uint32Array(1024)
  private docs = new Uint32Array(1024)
  private places = new Uint32Array(1024)
  private count = 0
  private doc = 0
  private positions: number[] = []
  private readonly lengths: Uint16Array[] = []
  private length: number[] = []

  constructor(language: Language, isSounded: (field: number) => boolean) {
    this.language = language
    this.isSounded = isSounded
  }

  begin(doc: number): void {
    if (doc > 0) this.lengths.push(Uint16Array.from(this.length))
    this.doc = doc
    this.positions = []
    this.length = []
  }

  addValue(field: number, value: Json): void {
    if (typeof value === 'string') this.addText(field, value)
    else if (typeof value === 'number' || typeof value === 'boolean') this.addText(field, String(value))
    else if (Array.isArray(value)) for (const element of value) this.addValue(field, element)
  }

  private addText(field: number, value: string): void {
    const tokens = this.language.tokenize(value)
    const isHeard = this.language.soundsOf !== undefined && this.isSounded(field)
    let position = this.positions[field] ?? 0
    if (position > 0) position += gap - 1
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as (typeof tokens)[number]
      if (at > 0 && token.afterBreak) position += gap - 1
      let term = this.termIds.get(token.word)
      if (term === undefined) {
        term = this.termIds.size
        this.termIds.set(token.word, term)
      }
      this.push(term, toPlace(field, position))
      position++
      if (isHeard) this.hear(value.slice(token.start, token.end), term)
    }
    this.positions[field] = position
    this.length[field] = Math.min(0xffff, (this.length[field] ?? 0) + tokens.length)
  }

  private hear(raw: string, term: number): void {
    if (this.written.has(raw)) return
    this.written.add(raw)
    for (const sound of this.language.soundsOf?.(raw) ?? []) {
      const alike = this.soundsOfTerms.get(sound)
      if (alike) alike.add(term)
      else this.soundsOfTerms.set(sound, new Set([term]))
    }
  }

  private push(term: number, place: number): void {
    if (this.count === this.terms.length) {
      this.terms = grown(this.terms)
      this.docs = grown(this.docs)
      this.places = grown(this.places)
    }
    this.terms[this.count] = term
    this.docs[this.count] = this.doc
    this.places[this.count++] = place
  }

  /** Pauses where others may go on. */
  *build(size: number, fieldCount: number) {
    if (size > 0) this.lengths.push(Uint16Array.from(this.length))
    const terms = [...this.termIds.keys()].sort((one, two) => (one < two ? -1 : 1))
    const orderOf = new Uint32Array(terms.length)
    yield
    for (let at = 0; at < terms.length; at++) orderOf[this.termIds.get(terms[at] as string) as number] = at
    const lengths = new Uint16Array(size * fieldCount)
    for (let doc = 0; doc < size; doc++)
      lengths.set((this.lengths[doc] as Uint16Array).subarray(0, fieldCount), doc * fieldCount)
    yield
    const entries = yield* this.sortEntries(orderOf)
    return { terms, ...entries, fieldCount, lengths, ...toSounds(this.soundsOfTerms, orderOf) }
  }

  /** Stable by term, so documents and places stay in the order in which they came; a document's fields come in any order. */
  private *sortEntries(orderOf: Uint32Array) {
    const { terms, docs, places, count } = this
    const starts = new Uint32Array(orderOf.length + 1)
    for (let at = 0; at < count; at++) {
      ;(starts[(orderOf[terms[at] as number] as number) + 1] as number)++
      if (at % some === 0) yield
    }
    for (let at = 0; at < orderOf.length; at++) (starts[at + 1] as number) += starts[at] as number
    const next = starts.slice()
    const entryDocs = new Uint32Array(count)
    const entryPlaces = new Uint32Array(count)
    for (let at = 0; at < count; at++) {
      const term = orderOf[terms[at] as number] as number
      const to = (next[term] as number)++
      entryDocs[to] = docs[at] as number
      entryPlaces[to] = places[at] as number
      if (at % some === 0) yield
    }
    let marked = 0
    for (let term = 0; term < orderOf.length; term++) {
      const [from, to] = [starts[term] as number, starts[term + 1] as number]
      markFirsts(entryDocs, entryPlaces, from, to)
      marked += to - from
      if (marked < some) continue
      marked = 0
      yield
    }
    return { starts, entryDocs, entryPlaces }
  }
}

function markFirsts(docs: Uint32Array, places: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; ) {
    let end = at + 1
    while (end < to && docs[end] === docs[at]) end++
    if (end - at > 1) places.subarray(at, end).sort()
    places[at] = (places[at] as number) | first
    at = end
  }
}

function grown(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}
