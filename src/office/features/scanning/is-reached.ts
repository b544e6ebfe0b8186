/** False where only what stands before the server has answered: it could not reach it either. */
export const isReached = ({ status }: { status: number }): boolean => status !== 0 && (status < 502 || status > 504)
