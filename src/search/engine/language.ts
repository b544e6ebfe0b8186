export type Token = {
  /** The folded word: what is indexed and looked up. */
  word: string
  /** UTF-16 offsets of the token in the text. */
  start: number
  end: number
  /** How many units at the token's start the folded word leaves out (an article). */
  skip: number
  /** True if a hard break (the end of a sentence) lies between it and the token before: the two are not neighbours. */
  afterBreak: boolean
}

/** What the engine must know of the languages of an index. Every part works on text alone. */
export type Language = {
  tokenize(text: string): Token[]
  /** How a word sounds, whatever its script: words that sound alike share it. Null where nothing can be said. Takes the word as written. */
  soundOf?(word: string): string | null
  /** All that a word of a document may sound like. */
  soundsOf?(word: string): readonly string[]
  /** What else a word that sounds like nothing known may sound like: habits of spelling that tell sounds apart less, or more. */
  otherSoundsOf?(word: string): readonly string[]
  /** Other words or phrases (folded, words divided by a space) that mean the same as this phrase (folded in the same way). */
  sameAs?(phrase: string): readonly string[]
  /** Names (folded) that a word which is nowhere else may have been meant for, each with its cost; of the word as typed, and folded. */
  nearNames?(raw: string, word: string): readonly { phrase: string; cost: number }[]
  /** The word without an article that may be stuck to it (`al3amara`), as typed; null where there is none. */
  bareOf?(raw: string): string | null
  /** What the word may be without an article that was typed wrong (`لابصرة`), if that is a word of the index. */
  mendedOf?(raw: string): readonly string[]
  /** Where the second of two words begins that were typed as one (`hotelerbil`), wherever they stand in a document; 0 where there is one word. */
  jointOf?(raw: string): number
  /** Whether what is typed last may be the beginning of an article, and so says nothing yet. */
  isArticleBegun?(raw: string): boolean
  /** The query as it was meant, had the keyboard been set to another layout: the likeliest first. */
  retyped?(query: string): string[]
  /** Attributes whose words are also found by their sound; all, if not told. */
  soundedAttributes?: readonly string[]
  /** Attributes of long text: a word that was typed wrong is near to some word of it by chance. */
  longAttributes?: readonly string[]
  /** Words that every document of the index is found by, as if it had them in this attribute. */
  inAll?: { attribute: string; text: string }
  /** Attributes that name a document: one that is called just as the query says comes before all others. */
  namingAttributes?: readonly string[]
  /** Whether a document may lack any word of a query that lets words be dropped, and not only the last ones. */
  isForgiving?: boolean
}
