import { takeWords } from './arena.ts'

/** The end of a chain. */
export const none = 0

/** Lists of entries, one for each document: most have one or two. */
export class Chains {
  private readonly heads: Uint32Array
  /** An entry, and the link after it, in turn; the first pair is the end. */
  private links = new Uint32Array(1024)
  private count = 1

  constructor(size: number) {
    this.heads = takeWords(size).fill(none)
  }

  clear(doc: number): void {
    this.heads[doc] = none
  }

  /** The same entry twice in a row is one. */
  add(doc: number, entry: number): void {
    const head = this.heads[doc] as number
    if (head !== none && this.links[head * 2] === entry) return
    if (this.count * 2 === this.links.length) {
      const links = new Uint32Array(this.links.length * 2)
      links.set(this.links)
      this.links = links
    }
    this.links[this.count * 2] = entry
    this.links[this.count * 2 + 1] = head
    this.heads[doc] = this.count++
  }

  first(doc: number): number {
    return this.heads[doc] as number
  }

  next(link: number): number {
    return this.links[link * 2 + 1] as number
  }

  entry(link: number): number {
    return this.links[link * 2] as number
  }
}
