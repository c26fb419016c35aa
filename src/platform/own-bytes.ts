/**
 * A copy of bytes in a block of memory of its own, for what is kept long: up to 32 KB, Node cuts buffers from blocks of
 * 64 KB, and such a block stays as long as any buffer of it.
 */
export function ownBytes(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  own.set(bytes);
  return own;
}
