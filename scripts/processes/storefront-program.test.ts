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
  /** Starts it with that server. */
  async function answerOf(file: string): Promise<string> {
    const dist = folder();
    mkdirSync(path.join(dist, 'server'));
    writeFileSync(path.join(dist, 'server/entry.mjs'), SERVER);
    return runProgram({
      name: 'The storefront',
      file,
      args: [dist],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  }

  it('D689 that of this project needs nothing that removes types', async () => {
    expect(await answerOf(storefrontProgram())).toBe('without types');
  });

  it('D689 that of older supervisors serves too', async () => {
    // Node removes its types, unless it finds them removed in a cache.
    expect(await answerOf(fileOf('scripts/serve.ts'))).toMatch(/^with(out)? types$/);
  });

  it('D689 that of an older release is its own', () => {
    const root = folder();
    expect(storefrontProgram(root)).toBe(path.join(root, 'scripts/serve.ts'));
  });
});
