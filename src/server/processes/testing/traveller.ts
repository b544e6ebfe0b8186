import { call, type SignedIn } from './customers.ts'
import type { Random } from './random.ts'

/** A customer's knowledge of a reservation: `asked` where no answer came, so that either may be true. */
export type TravellerReport = {
  total: number
  isPaid: boolean
  bank?: 'asked' | 'pay' | 'decline' | 'cancel' | 'expire'
  cancel?: 'asked' | 'done' | 'refused'
}

/** The request whose answer failed to come. */
export type Step = 'book' | 'bank' | 'notice' | 'look' | 'cancel' | 'list'

type TravellerInput = {
  body: object
  random: Random
  /** Has the bank tell of its payment once more, over HTTP. */
  notify(server: string, link: string): Promise<void>
  /** Whenever something is asked for. */
  onStep(): void
}

type Attempt = { key: string; body: object }

const methods = ['qi', 'fib', 'fastpay', 'wallet', 'wallet', 'cash'] as const
const failures = ['', '', 'duplicate', 'lost', 'delayed'] as const
const choices = ['pay', 'pay', 'pay', 'pay', 'decline', 'cancel', 'expire'] as const

/** A customer who books, pays and cancels without a pause, and goes on after each crash. */
export function createTraveller({ token, customer }: SignedIn, { body, random, notify, onStep }: TravellerInput) {
  const told = new Map<number, TravellerReport>()
  const answered: (Attempt & { id: number })[] = []
  const broken: Step[] = []
  let attempt: Attempt | null = null
  let lateNotices: string[] = []

  async function during<T>(step: Step, work: Promise<T>): Promise<T> {
    onStep()
    try {
      return await work
    } catch (error) {
      broken.push(step)
      throw error
    }
  }

  /** The same key until there is an answer: that is all a customer has to do to get one room, not two. */
  async function book(server: string): Promise<{ id: number; link: string | null } | null> {
    attempt ??= { key: crypto.randomUUID(), body: { ...body, paymentMethod: random.pick(methods) } }
    const { key, body: wanted } = attempt
    const answer = await during('book', call(server, 'POST /customer/reservations', { token, body: wanted, key }))
    attempt = null
    if (answer.body.code === 'TOO_MANY_HOLDS' || answer.body.code === 'CASH_NOT_OFFERED') {
      await giveUpAll(server)
      return null
    }
    if (answer.status !== 200) throw new Refused('book', answer)
    const { id, total, paymentStatus, payment } = answer.body
    answered.push({ key, body: wanted, id })
    told.set(id, { total: total.amount, isPaid: paymentStatus === 'paid' })
    return { id, link: payment.link }
  }

  async function giveUpAll(server: string): Promise<void> {
    const { body: list } = await during('list', call(server, 'GET /customer/reservations/pending', { token }))
    for (const { id, canCancel } of list.data) if (canCancel) await cancel(server, id)
  }

  async function cancel(server: string, id: number): Promise<void> {
    const known = told.get(id)
    // The answer to its booking was lost, and with it all that could be said about its end.
    if (!known) return
    known.cancel = 'asked'
    const answer = await during('cancel', call(server, `PUT /customer/reservations/${id}/cancel`, { token }))
    if (answer.status !== 200 && answer.body.code !== 'CANNOT_CANCEL') throw new Refused('cancel', answer)
    known.cancel = answer.status === 200 ? 'done' : 'refused'
  }

  async function visitBank(server: string, id: number, link: string): Promise<void> {
    const choice = random.pick(choices)
    const failure = random.pick(failures)
    const known = told.get(id)
    if (known) known.bank = 'asked'
    const form = new URLSearchParams({ choice, ...(failure && { failure }) })
    const answer = await during('bank', fetch(link, { method: 'POST', body: form, redirect: 'manual' }))
    if (answer.status !== 303) throw new Refused('bank', { status: answer.status, body: await answer.text() })
    if (known) known.bank = choice
    if (failure === 'delayed' || failure === 'duplicate') lateNotices.push(link)
    if (random.next() < 0.3) return
    const { body: state } = await during('look', call(server, `GET /customer/reservations/${id}/payment`, { token }))
    if (known && state.paymentStatus === 'paid') known.isPaid = true
  }

  async function deliverLate(server: string): Promise<void> {
    const due = lateNotices
    lateNotices = []
    for (const link of due) await during('notice', Promise.all([notify(server, link), notify(server, link)]))
  }

  async function go(server: string): Promise<void> {
    const booked = await book(server)
    if (!booked) return
    const { id, link } = booked
    if (link?.includes('/sandbox/') && random.next() < 0.9) await visitBank(server, id, link)
    if (random.next() < 0.5) await deliverLate(server)
    if (random.next() < 0.5) await cancel(server, id)
  }

  return {
    customer,
    told,
    broken,
    /** Until the server is gone. */
    async travel(server: string): Promise<void> {
      for (;;)
        try {
          await go(server)
        } catch (error) {
          if (!isCutOff(error)) throw error
          return
        }
    },
    /** Repeats the request that was under way when the last server died; an old request gets its old answer. */
    async finish(server: string): Promise<void> {
      if (attempt) await book(server)
      await deliverLate(server)
      for (const { key, body, id } of answered.slice(-5)) {
        const again = await call(server, 'POST /customer/reservations', { token, body, key })
        if (again.body.id !== id) throw new Refused('book', again)
      }
    },
  }
}

export type Traveller = ReturnType<typeof createTraveller>

/** The error of `fetch` for a server that is gone. */
const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError && (error.message === 'fetch failed' || error.message === 'terminated')

/** An answer that should never be sent. */
export class Refused extends Error {
  constructor(step: Step, { status, body }: { status: number; body: unknown }) {
    super(`${step} was answered ${status} ${JSON.stringify(body)}`)
  }
}
