import { privatePattern } from './patterns.ts'

/** Screens of members of a seller or a property, in any language. */
export const isPrivatePath = (path: string): boolean => privatePattern.test(path)
