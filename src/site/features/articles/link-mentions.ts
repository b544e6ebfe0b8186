export type Mention = { text: string; to: string }
export type TextPart = string | Mention

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign)

/** The offset of a name as a whole word; -1 without one. */
function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at
  return -1
}

/** The blocks of a text in parts: each name becomes a link where it is first said, and only there. Headings stay as they are. */
export function linkMentions(blocks: readonly string[], mentions: readonly Mention[]): TextPart[][] {
  const left = new Set(mentions.filter(({ text }) => text.length > 2))
  return blocks.map((block) => (block.startsWith('## ') ? [block] : linkIn(block, left)))
}

function linkIn(text: string, left: Set<Mention>): TextPart[] {
  const [first] = [...left]
    .map((mention) => ({ mention, at: findWord(text, mention.text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, two) => one.at - two.at || two.mention.text.length - one.mention.text.length)
  if (!first) return text === '' ? [] : [text]
  const { mention, at } = first
  left.delete(mention)
  const before = text.slice(0, at)
  return [...(before ? [before] : []), mention, ...linkIn(text.slice(at + mention.text.length), left)]
}
