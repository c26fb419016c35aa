import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishSecret } from './publish-secret.ts';

it('D710 the secret of orders to publish is made once, and never empty', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'publish-secret');
  writeFileSync(file, '');
  const made = publishSecret(folder, undefined);
  expect(made.length).toBeGreaterThan(40);
  expect([publishSecret(folder, undefined), readFileSync(file, 'utf8')]).toEqual([made, made]);
  expect(publishSecret(folder, 'given')).toBe('given');
  writeFileSync(file, 'of an older release\n');
  expect(publishSecret(folder, undefined)).toBe('of an older release');
});
