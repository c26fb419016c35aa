import { step } from '../bootstrap/progress.mjs';
import { runTool } from '../processes/command.ts';

/** A check of the sources: a command line program and what it is asked. */
interface Check {
  name: string;
  tool: string;
  args: string[];
}

const CHECKS: Check[] = [
  {
    name: 'astro check',
    tool: 'astro/bin/astro.mjs',
    args: ['check', '--minimumFailingSeverity', 'warning'],
  },
  { name: 'tsc', tool: 'typescript/bin/tsc', args: ['--noEmit'] },
  { name: 'eslint', tool: 'eslint/bin/eslint.js', args: ['.', '--max-warnings', '0'] },
  { name: 'prettier', tool: 'prettier/bin/prettier.cjs', args: ['--check', '.', '--log-level', 'warn'] },
];

/** How many checks passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** Runs every check, also when one fails, and shows what the failed ones say. */
export async function runChecks(): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  for (const { name, tool, args } of CHECKS) {
    const progress = step(name);
    const { code, output } = await runTool(tool, args);
    if (code === 0) {
      count.passed += 1;
      progress.done();
    } else {
      count.failed += 1;
      progress.failed();
      process.stdout.write(`${output.trim()}\n\n`);
    }
  }
  return count;
}
