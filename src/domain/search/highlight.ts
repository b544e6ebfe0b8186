/** The service puts these around what matches. They are of no script, so that no text contains them. */
export const markStart = '\uE000'
export const markEnd = '\uE001'

/** Every second part is a match. */
export const toParts = (text: string): string[] => text.split(/[\uE000\uE001]/)

/** Nothing of it is left unmarked. */
export const isMarkedWhole = (text: string): boolean =>
  hasMark(text) && toParts(text).every((part, index) => index % 2 === 1 || part.trim() === '')

export const hasMark = (text: string): boolean => text.includes(markStart)
