import { z } from 'zod'
import { PaymentError } from './payment-gateway.ts'

/** Text that is safe in a path. `..` would be read as a step up, encoded or not. */
export const Ref = z.string().regex(/^[\w-]{1,128}$/)

export function requireRef(name: string, ref: string): string {
  if (!Ref.safeParse(ref).success) throw new PaymentError(`${name}: not a reference of this provider`, 'refused')
  return ref
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function requireKey(name: string, key: string): string {
  if (!uuid.test(key)) throw new PaymentError(`${name}: a key must be a UUID in lower case`, 'refused')
  return key
}

/** 32 letters and digits, for a provider that allows neither dashes nor more. */
export const toBareKey = (name: string, key: string): string => requireKey(name, key).replaceAll('-', '')

export const findKey = (bare: string): string | null => {
  const key = bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return uuid.test(key) ? key : null
}
