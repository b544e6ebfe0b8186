/** The size of a name and an empty list, counted as items. */
const min = 16

/** The lists that were asked for last, by their names: as many as have, together, so many items. */
export class Recent<List extends { readonly length: number }> {
  private readonly lists = new Map<string, List>()
  private room: number

  constructor(room: number) {
    this.room = room
  }

  get(name: string, make: () => List): List {
    const list = this.lists.get(name) ?? make()
    if (!this.lists.delete(name)) this.room -= list.length + min
    this.lists.set(name, list)
    for (const [oldest, { length }] of this.lists) {
      if (this.room >= 0) break
      this.lists.delete(oldest)
      this.room += length + min
    }
    return list
  }
}
