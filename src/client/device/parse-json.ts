/** Null where the text is no JSON: another version of the site, or a person's hand, may have written it. */
export function tryParseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
