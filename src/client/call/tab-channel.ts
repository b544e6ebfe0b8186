/** Between the tabs of one browser; null in one that is too old for it. */
export function openTabChannel(name: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  const channel: BroadcastChannel & { unref?: () => void } = new BroadcastChannel(name)
  // The server has it, too, hears nothing by it, and must not be kept from ending.
  channel.unref?.()
  return channel
}
