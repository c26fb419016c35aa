/** Property of a response with the bytes of a page (`integrations/adapter/astro-changes.ts`), which has no other body. */
const PAGE_BYTES = Symbol.for('page-bytes');

/** The body of a response that Astro made, of a page or of anything else. */
export async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const page = (response as { [PAGE_BYTES]?: Buffer<ArrayBuffer> })[PAGE_BYTES];
  return page ?? Buffer.from(await response.arrayBuffer());
}
