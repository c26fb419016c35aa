import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOrCreateSecret } from './own-secret.ts';

it('D710 an empty file, which a power cut or a full disk left, is no secret', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'key');
  writeFileSync(file, '', { mode: 0o600 });
  const made = readOrCreateSecret(file);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readOrCreateSecret(file)).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'kept');
  expect(readOrCreateSecret(file)).toBe('kept');
  expect(readdirSync(folder)).toEqual(['key']);
});
