import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyState, indexFile, writeIndex } from '../../src/page-cache/prerendered-index.ts';
import { findStale, readRecord, writeRecord } from './record.ts';

const WANTED = { code: 'c2', pages: 'p2' };

describe('architecture §7 what is built again', () => {
  it.each([
    ['nothing was built', {}, { code: true, pages: true }],
    ['the code is old', { code: 'c1', pages: 'p2' }, { code: true, pages: true }],
    ['the texts are old', { code: 'c2', pages: 'p1' }, { code: false, pages: true }],
    ['the rendering was interrupted', { code: 'c2' }, { code: false, pages: true }],
    ['all is new', { code: 'c2', pages: 'p2' }, { code: false, pages: false }],
  ])('%s', (_, found, expected) => {
    expect(findStale(found, WANTED)).toEqual(expected);
  });

  it('D710 pages are rendered again when their list is damaged or gone', async () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'record-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    await writeRecord(dist, WANTED);
    const list = indexFile(path.join(dist, 'pages'));
    const isStale = async () => findStale(await readRecord(dist), WANTED);
    expect(await isStale()).toEqual({ code: false, pages: true });
    const page = { tags: [], copy: 0 as const, identity: 'i' };
    await writeIndex(list, emptyState(), new Map([['ru:/', page]]));
    expect(await isStale()).toEqual({ code: false, pages: false });
    // As a power cut leaves a file whose bytes were not on the disk yet.
    writeFileSync(list, '');
    expect(await isStale()).toEqual({ code: false, pages: true });
  });
});
