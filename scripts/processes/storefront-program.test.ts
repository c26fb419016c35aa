import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runProgram } from './child.ts';
import { fileOf, storefrontProgram } from './programs.ts';

/** A built server that reports whether its process has loaded what removes types. */
const SERVER = `
export async function serve() {
  const loaded = process.moduleLoadList.some((name) => name.includes('amaro'));
  process.send({ ready: loaded ? 'with types' : 'without types' }, () => process.exit());
}
`;

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'storefront-program-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

describe('the program of the storefront', () => {
  it.each([
    ['that of this project needs nothing that removes types', storefrontProgram(), 'without types'],
    ['that of older supervisors serves too', fileOf('scripts/serve.ts'), 'with types'],
  ])('D689 %s', async (_, file, expected) => {
    const dist = folder();
    mkdirSync(path.join(dist, 'server'));
    writeFileSync(path.join(dist, 'server/entry.mjs'), SERVER);
    const program = { name: 'The storefront', file, args: [dist], env: { ...process.env, NODE_OPTIONS: '' } };
    expect(await runProgram(program)).toBe(expected);
  });

  it('D689 that of an older release is its own', () => {
    const root = folder();
    expect(storefrontProgram(root)).toBe(path.join(root, 'scripts/serve.ts'));
  });
});
