import { open } from 'node:fs/promises';

/** Writes a file of lines, batch by batch. @throws when the disk does not take all of them. */
export async function writeLines(
  file: string,
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    for await (const lines of batches) {
      // Unlike `write`, this never writes fewer bytes without an error, as on a disk that is nearly full.
      await handle.appendFile(`${lines.join('\n')}\n`);
    }
  } finally {
    await handle.close();
  }
}
