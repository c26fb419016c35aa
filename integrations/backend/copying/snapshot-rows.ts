import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { RowsOf } from './load-contents.ts';

/** The rows of a snapshot in a folder, in batches of the size in which the file is read. */
export function rowsOfSnapshot(folder: string): RowsOf {
  return async function* (table) {
    let rest = '';
    // Not `readline`, because it treats U+2028 as the end of a line, and texts may contain that character.
    for await (const part of createReadStream(path.join(folder, `${table}.jsonl`), {
      encoding: 'utf8',
      highWaterMark: 1024 * 1024,
    })) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
    if (rest !== '') throw new Error(`the rows of ${table} end in the middle of one`);
  };
}
