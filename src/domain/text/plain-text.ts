const escapeSequences = /(?!\n)\p{Cc}\[[0-?]*[ -/]*[@-~]/gu
const controls = /[\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu

/** Text of several lines, without signs that colour a terminal or turn the text around. Joiners stay: Kurdish needs them. */
export const toPlainText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(escapeSequences, '').replace(controls, '').trim()
