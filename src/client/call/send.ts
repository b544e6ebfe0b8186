import type { ChangedPrice } from '../../contract/problem-details.ts'
import type { Outcome } from './outcome.ts'

export async function send<T, Price extends ChangedPrice = ChangedPrice>(
  url: string,
  init: RequestInit,
): Promise<Outcome<T, Price>> {
  try {
    const response = await fetch(url, init)
    const body = await response.json().catch(() => null)
    return response.ok ? { ok: true, status: response.status, body } : { ok: false, status: response.status, body }
  } catch {
    return { ok: false, status: 0, body: null }
  }
}
