import { open } from 'node:fs/promises';

/** Files of a staged import: a folder of the data directory, made by the command and deleted by it. */
export const STAGED = { file: 'stock', photos: 'photos' } as const;

/** Bytes in which XML shows itself. */
const HEAD = 64;

/** Whether a file begins with a tag, as XML does and no table. */
export async function isXml(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return /^(\u00ef\u00bb\u00bf)?\s*</.test(buffer.subarray(0, bytesRead).toString('latin1'));
  } finally {
    await handle.close();
  }
}
