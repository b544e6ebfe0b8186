/** Null where the call fails: the page stands without that part. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)
