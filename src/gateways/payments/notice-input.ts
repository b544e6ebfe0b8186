import type { z } from 'zod'
import { NoticeError, type NoticeInput } from './payment-gateway.ts'

export const findHeader = (headers: NoticeInput['headers'], name: string): string | undefined =>
  Object.entries(headers).find(([input]) => input.toLowerCase() === name)?.[1]

/** JSON, or a form: providers send either. */
export function parseFields(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

export function parseNotice<Shape>(name: string, schema: z.ZodType<Shape>, fields: unknown): Shape {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new NoticeError(`${name}: a notice that cannot be read`, 'unreadable')
}
