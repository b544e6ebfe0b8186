/** How English is spoken, as far as its spelling hides it: in the letters that Iraqis would write it with. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/mb$/, 'm'],
  [/dge/g, 'j'],
  [/tion/g, 'shn'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 'j'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/ower$|our$/, 'awr'],
  [/ou|ow/g, 'aw'],
  [/ea|ai|ay|ei|ey/g, 'ee'],
  [/igh/g, 'ai'],
  [/oa|oo/g, 'o'],
  // A last e is not spoken, and makes the vowel before it long.
  [/a([^aeiouy])e(?=s?$)/, 'ee$1'],
  [/i([^aeiouy])e(?=s?$)/, 'ai$1'],
  [/(?<=[^aeiouwy])e(?=[^aeiouwy])/, 'i'],
  [/(?<=[^aeiouwy])u(?=[^aeiouwy]+$)/, 'a'],
]

/** A word as it would be written had its letters to be spoken one by one: `shade` is `sheed`. Null where nothing is hidden. */
export function spokenOf(word: string): string | null {
  const small = word.toLowerCase()
  if (!/^[a-z]{3,}$/.test(small)) return null
  const heard = spoken.reduce((text, [written, said]) => text.replace(written, said), small)
  return heard === small ? null : heard
}
