/** By how much the server's clock is ahead of this device's, as the last answer had it; the way there and back is shared out evenly. */
export const toClockOffset = (serverNow: string, sentAt: number, receivedAt: number): number =>
  Date.parse(serverNow) - (sentAt + receivedAt) / 2
