/** An unread body holds its connection. */
export const discardBody = async (response: Response): Promise<void> => {
  if (!response.bodyUsed) await response.body?.cancel().catch(() => {})
}
