import { describe, expect, it } from 'vitest';
import { padding, readHeader, writeHeader } from './tar-header.ts';

describe('backup: headers of the archive', () => {
  it.each([
    ['database/items.jsonl', 0],
    ['database/items.jsonl', 1],
    ['photos/0123456789abcdef0123456789abcdef/000001795250000-0123456789abcdef0123456789abcdef.json', 511],
    ['uploads/часы.pdf', 8 ** 11 - 1],
    ['database/items.jsonl', 8 ** 11],
    ['database/items.jsonl', 3 * 10 ** 12],
  ])('%s of %d bytes', (name, bytes) => {
    expect(readHeader(writeHeader({ name, bytes }, 1_795_250_000))).toEqual({ name, bytes });
  });

  it('the end of an archive is an empty block', () => {
    expect(readHeader(Buffer.alloc(512))).toBeUndefined();
  });

  it.each([
    ['a changed byte', (block: Buffer) => void block.write('X', 3)],
    ['a text', (block: Buffer) => void block.fill('a')],
  ])('%s is refused', (_, change) => {
    const block = writeHeader({ name: 'database/items.jsonl', bytes: 12 }, 0);
    change(block);
    expect(() => readHeader(block)).toThrow('no tar archive');
  });

  it('a name that does not fit is refused', () => {
    expect(() => writeHeader({ name: 'a'.repeat(101), bytes: 1 }, 0)).toThrow('too long');
  });

  it.each([
    [0, 0],
    [1, 511],
    [511, 1],
    [512, 0],
    [513, 511],
  ])('%d bytes are filled up by %d', (bytes, more) => {
    expect(padding(bytes)).toBe(more);
  });
});
