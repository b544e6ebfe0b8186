import { foldName, foldNames } from '../../domain/text/fold-name.ts'

/** Openings of questions on any topic, with their filler words. None of them begins a name. */
const beginnings = new Set(foldNames('where, وين, فين, منين, لەکوێ, لە کوێ, کوێ, lakwe, wen, wain, wein'))
const fillers = new Set(
  foldNames(
    'can, could, do, i, we, to, you, see, hear, find, get, is, are, the, there, a, اكدر, أكدر, نكدر, اقدر, اشوف, أشوف, نشوف, اسمع, أسمع, نسمع, القى, ألكى, الكى, احصل, أكو, اكو, دەتوانم, هەیە, ببینم, ببینین, بکەم, بکەین',
  ),
)

/** The query without the words of its question: texts with those words would come before the thing itself (`where can i see snow`). */
export function withoutQuestion(q: string): string {
  const typed = q
    .trim()
    .replace(/[?؟]+$/, '')
    .split(/\s+/)
  const folded = typed.map(foldName)
  const begun = [2, 1].find((count) => beginnings.has(folded.slice(0, count).join(' ')))
  if (!begun) return q
  const rest = typed.filter((_, at) => at >= begun && !fillers.has(folded[at] ?? ''))
  return rest.length > 0 ? rest.join(' ') : q
}
