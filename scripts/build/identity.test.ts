import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBackendIdentity, readIdentity } from './identity.ts';

const ORIGINS = { ru: 'http://ru', en: 'http://en', ua: 'http://ua', uz: 'http://uz' };
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'identity-'));
  write('src/pages/a.astro', 'a');
  write('integrations/backend/content/a.md', 'text');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('architecture §7 the build is stale when its sources are other', () => {
  it.each([
    ['a page is changed', 'src/pages/a.astro', 'b', { code: true, pages: true }],
    ['a page is added', 'src/pages/b.astro', 'b', { code: true, pages: true }],
    ['a test is added', 'src/pages/b.test.ts', 'b', { code: false, pages: false }],
    ['a package is changed', 'package-lock.json', '{}', { code: true, pages: true }],
    ['a text is changed', 'integrations/backend/content/a.md', 'b', { code: false, pages: false }],
    ['the backend is changed', 'integrations/backend/a.ts', 'b', { code: false, pages: true }],
    ['a script is changed', 'scripts/start.ts', 'b', { code: false, pages: false }],
    ['nothing is changed', 'src/pages/a.astro', 'a', { code: false, pages: false }],
  ])('%s', async (_, file, text, changed) => {
    const before = await readIdentity(root, ORIGINS);
    write(file, text);
    const after = await readIdentity(root, ORIGINS);
    expect({ code: after.code !== before.code, pages: after.pages !== before.pages }).toEqual(changed);
  });

  it('pages are stale when the public addresses change, code is not', async () => {
    const before = await readIdentity(root, ORIGINS);
    const after = await readIdentity(root, { ...ORIGINS, uz: 'https://uz.example' });
    expect(after.code).toBe(before.code);
    expect(after.pages).not.toBe(before.pages);
  });
});

describe('architecture §3 deploy: a running backend is replaced when its sources are other', () => {
  it.each([
    ['integrations/backend/a.ts', true],
    ['integrations/backend/content/a.md', true],
    ['integrations/demonstration/a.ts', true],
    ['integrations/domain/desk/a.ts', true],
    ['integrations/platform/a.ts', true],
    ['package-lock.json', true],
    ['integrations/domain/desk/a.test.ts', false],
    ['src/pages/a.astro', false],
    ['integrations/desk/server/a.ts', false],
  ])('%s: %s', async (file, isOther) => {
    const before = await readBackendIdentity(root);
    write(file, 'changed');
    expect((await readBackendIdentity(root)) !== before).toBe(isOther);
  });
});

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}
