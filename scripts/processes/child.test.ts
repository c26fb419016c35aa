import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { RESOLVE_ONCE, runProgram, startProgram } from './child.ts';

it.each([
  ['run to its end', runProgram],
  ['started', startProgram],
])('a program is not %s when the stop has come before', async (_, begin) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, mark] = [path.join(folder, 'program.mjs'), path.join(folder, 'begun')];
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2], '');
process.send({ ready: 'done' }, () => process.exit());`,
  );
  const program = { name: 'The program', file, args: [mark], env: process.env };
  await expect(begin(program, AbortSignal.abort())).rejects.toThrow();
  expect(existsSync(mark)).toBe(false);
  await begin(program, new AbortController().signal);
  expect(existsSync(mark)).toBe(true);
});

it.each([
  ['in TypeScript finds its modules sooner', 'ts', true],
  ['that is bundled has one module', 'mjs', false],
])('D727 a program %s', async (_, ending, isPreloaded) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, `program.${ending}`);
  writeFileSync(file, 'process.send({ ready: process.execArgv.join() }, () => process.exit());');
  const options = await runProgram({ name: 'The program', file, env: process.env });
  expect(options.includes(RESOLVE_ONCE)).toBe(isPreloaded);
});
