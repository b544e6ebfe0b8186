/**
 * Whether an error means that the database is not there, not ready, full, read-only, too slow, waited too long for a lock, has ended a
 * transaction that said nothing for too long, or one of two that waited for each other. The caller may try again.
 */
export function isUnavailableError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return (typeof code === 'string' && codes.test(code)) || messages.test(error instanceof Error ? error.message : '')
}

const codes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08|25006|25P03|40P01|53|55P03|57)/

/** The driver's own errors have no code. */
const messages =
  /^(Connection terminated|Client was closed|timeout exceeded|Query read timeout)|connection error and is not queryable/
