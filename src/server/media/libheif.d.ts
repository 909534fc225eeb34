/** The part of libheif that decodes a picture; the package brings no types for this entry. */
declare module 'libheif-js/wasm-bundle' {
  interface Handle {
    readonly __handle: unique symbol;
  }
  interface Failure {
    code: unknown;
  }
  interface Channel {
    /** In the memory of the decoder. */
    data: Uint8Array;
    width: number;
    height: number;
    /** Bytes of a row. */
    stride: number;
  }
  interface Decoded {
    code?: undefined;
    image: Handle;
    channels: readonly Channel[];
  }
  interface LibHeif {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
    heif_context_alloc(): Handle;
    heif_context_free(context: Handle): void;
    heif_context_read_from_memory(context: Handle, bytes: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: Handle): Handle | Failure;
    heif_image_handle_has_alpha_channel(image: Handle): number;
    heif_image_handle_release(image: Handle): void;
    heif_js_decode_image2(image: Handle, colorspace: unknown, chroma: unknown): Decoded | Failure;
    heif_image_release(image: Handle): void;
  }
  const libheif: LibHeif;
  export = libheif;
}
