import { privatePattern, secretPattern } from './patterns.ts'

/** Screens of one person alone, in any language: they are rendered for that person and never cached. */
export const isPrivatePath = (path: string): boolean => privatePattern.test(path)

/** Screens for everyone with the secret in their address: rendered at each request, without a person. */
export const isSecretPath = (path: string): boolean => secretPattern.test(path)
