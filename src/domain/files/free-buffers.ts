/**
 * Gives the memory of these free at once: nobody can read them any more. Left to the collector, the megabytes of an upload make it go through
 * the whole heap of the site again and again, and pages wait for that. Only for who has made them; one that shares its memory with others
 * is left alone.
 */
export function giveBack(parts: readonly Uint8Array<ArrayBufferLike>[]): void {
  for (const { buffer, byteLength } of parts)
    if (buffer instanceof ArrayBuffer && byteLength > 0 && buffer.byteLength === byteLength) buffer.transfer(0)
}
