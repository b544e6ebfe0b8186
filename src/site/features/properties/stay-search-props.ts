export type StaySearchProps = {
  /** Packed `StaySearchData`: the frame of a document knows of this, and of nothing that it is made of. */
  search: string
  isLarge?: boolean
}

/** What fields that stand outside it name to belong to it. */
export const staySearchForm = 'stay-search-form'
