/**
 * Frees the memory of these buffers at once; they cannot be read afterwards. Left to the garbage collector, the megabytes of an upload cause
 * full collections, which delay pages. Call it only for buffers of your own. A buffer on shared memory is left alone.
 */
export function giveBack(parts: readonly Uint8Array<ArrayBufferLike>[]): void {
  for (const { buffer, byteLength } of parts)
    if (buffer instanceof ArrayBuffer && byteLength > 0 && buffer.byteLength === byteLength) buffer.transfer(0)
}
