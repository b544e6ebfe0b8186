/** Its C functions as they are: addresses are numbers, and an error is written to the address that comes first. */
declare module 'libheif-js/wasm-bundle.js' {
  const libheif: {
    ready: Promise<unknown>
    /** Another one whenever the memory has grown. */
    HEAPU8: Uint8Array
    _malloc(bytes: number): number
    _heif_context_alloc(): number
    _heif_context_read_from_memory_without_copy(
      error: number,
      context: number,
      content: number,
      bytes: number,
      options: 0,
    ): void
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
    _heif_image_handle_get_image_tiling(error: number, handle: number, isTurned: 0 | 1, tiling: number): void
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colourSpace: number,
      chroma: number,
      options: 0,
    ): void
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colourSpace: number,
      chroma: number,
      options: 0,
      column: number,
      row: number,
    ): void
    _heif_image_get_width(image: number, channel: number): number
    _heif_image_get_height(image: number, channel: number): number
    _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number
    _heif_image_release(image: number): void
  }
  export default libheif
}
