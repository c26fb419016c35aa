import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LARGEST_FILE, withSmallFiles } from '../../tests/environment/small-files.ts';

const BACKEND = path.join(import.meta.dirname, '../../integrations/backend');

/** What writes a file piece by piece, with the expression that writes `pieces` in `folder`. */
const WRITERS = [
  [`${import.meta.dirname}/write-files.ts`, `writeLimited(folder + '/file', Readable.from(pieces))`],
  [`${BACKEND}/uploads/upload-folder.ts`, `openUploads(folder).keep('a.pdf', Readable.from(pieces))`],
  [`${BACKEND}/copying/write-lines.ts`, `writeLines(folder + '/file', [[pieces[0].toString()]])`],
] as const;

it.runIf(process.platform !== 'win32').each(WRITERS)(
  'a disk that takes only a part of the last piece is full: %s',
  async (module, writing) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'write-files-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const error = withSmallFiles(`
      const { Readable } = await import('node:stream');
      const { openUploads, writeLimited, writeLines } = await import('${module}');
      const folder = '${folder}';
      const pieces = [Buffer.from('%PDF-'.padEnd(${LARGEST_FILE + 1}))];
      await ${writing};`);
    expect(error).toBe('EFBIG');
  },
);
