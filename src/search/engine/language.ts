export type Token = {
  /** The folded word, which is indexed and looked up. */
  word: string
  /** UTF-16 offsets of the token in the text. */
  start: number
  end: number
  /** How many units at the token's start the folded word leaves out (an article). */
  skip: number
  /** True if a hard break (the end of a sentence) lies between it and the token before: the two are not neighbours. */
  afterBreak: boolean
}

/** The functions of an index's languages that the engine needs. Each works on text alone. */
export type Language = {
  tokenize(text: string): Token[]
  /** A key of the word's sound in any script: words that sound alike share it. Null without one. Takes the word as written. */
  soundOf?(word: string): string | null
  /** All that a word of a document may sound like. */
  soundsOf?(word: string): readonly string[]
  /** Further keys for a word whose sound is unknown: by spelling habits that distinguish fewer sounds, or more. */
  otherSoundsOf?(word: string): readonly string[]
  /** Other words or phrases (folded, words divided by a space) that mean the same as this phrase (folded in the same way). */
  sameAs?(phrase: string): readonly string[]
  /** Names (folded) that a word which is nowhere else may have been meant for, each with its cost; of the word as typed, and folded. */
  nearNames?(raw: string, word: string): readonly { phrase: string; cost: number }[]
  /** The word without an article that may be stuck to it (`al3amara`), as typed; null where there is none. */
  bareOf?(raw: string): string | null
  /** The word without a misspelt article (`لابصرة`), if that is a word of the index. */
  mendedOf?(raw: string): readonly string[]
  /** The offset of the second of two words that were typed as one (`hotelerbil`), wherever they stand in a document; 0 for one word. */
  jointOf?(raw: string): number
  /** Whether the last typed letters may be the beginning of an article, and so mean nothing yet. */
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
