import pLimit from 'p-limit';
import { seconds } from '../bootstrap/progress.mjs';
import { runTool } from '../processes/command.ts';

/** A check of the sources: a command line program and its arguments. */
export interface Check {
  name: string;
  tool: string;
  args: string[];
}

/** Oxlint judges all sources but Astro files, which ESLint does (decision 605). @param options of ESLint. */
export function lint(options: readonly string[] = []): Check[] {
  return [
    { name: 'eslint', tool: 'eslint/bin/eslint.js', args: ['**/*.astro', '--max-warnings', '0', ...options] },
    { name: 'oxlint', tool: 'oxlint/bin/oxlint', args: ['--deny-warnings'] },
  ];
}

/**
 * The longest come first: what begins last should end soon. Only `tsc` is the last: it reads the types that `astro
 * check`, and the build that begins with the checks of `npm test`, write anew.
 */
export const CHECKS: Check[] = [
  {
    name: 'astro check',
    tool: 'astro/bin/astro.mjs',
    args: ['check', '--minimumFailingSeverity', 'warning', '--tsconfig', 'scripts/check/tsconfig.astro.json'],
  },
  ...lint(),
  { name: 'oxfmt', tool: 'oxfmt/bin/oxfmt', args: ['--check', '--threads=1'] },
  { name: 'knip', tool: 'knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'tsc', tool: 'typescript-native/bin/tsc', args: ['--noEmit', '--singleThreaded'] },
];

/** How many checks passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/**
 * Runs every check, also after a failure, and shows the output of those that failed. Two run at a time: each uses
 * one core.
 * @param inBackground whether they only take the time of the processor that other programs leave.
 */
export async function runChecks(checks: readonly Check[], inBackground = false): Promise<Count> {
  const inTurn = pLimit(2);
  const passed = await Promise.all(checks.map((check) => inTurn(() => runCheck(check, inBackground))));
  return { passed: passed.filter(Boolean).length, failed: passed.filter((good) => !good).length };
}

async function runCheck({ name, tool, args }: Check, inBackground: boolean): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await runTool(tool, args, { inBackground });
  const good = code === 0;
  console.log(`${good ? '✓' : '✗'} ${name} (${seconds(performance.now() - started)})`);
  if (!good) console.log(`${output.trim()}\n`);
  return good;
}
