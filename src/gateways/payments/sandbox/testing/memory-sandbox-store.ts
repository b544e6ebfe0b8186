import { SandboxPayment, type SandboxStore } from '../sandbox-payment.ts'

/** Gone with the process: for tests, and for a bank that need not remember. */
export function createMemorySandboxStore(): SandboxStore {
  const stored = new Map<string, string>()
  // Stored as text, like a database: a caller's changes to its copy have no effect here.
  const load = (text: string | undefined): SandboxPayment | null =>
    text === undefined ? null : SandboxPayment.parse(JSON.parse(text))
  const save = (payment: SandboxPayment): SandboxPayment => {
    stored.set(payment.ref, JSON.stringify(payment))
    return payment
  }
  const findByKey = (key: string) =>
    stored
      .values()
      .map(load)
      .find((payment) => payment?.key === key) ?? null
  return {
    find: async (ref) => load(stored.get(ref)),
    findByKey: async (key) => findByKey(key),
    add: async (payment) => findByKey(payment.key) ?? save(payment),
    async change(ref, decide) {
      const payment = load(stored.get(ref))
      return payment && save(decide(payment))
    },
  }
}
