// npm run test:fast: for daily work, under 90 s: types, lint, and the tests that need neither a site nor a
// database server. Its caches are in `.runtime`. Only `npm test` is complete: it also checks Astro files, two
// hundred drawings of each kind, and everything together.
import { type Check, lint, runChecks } from './check/checks.ts';
import { readCommandLine } from './processes/command-line.ts';
import { runToolShown } from './processes/command.ts';
import { runScript } from './processes/shutdown.ts';
import { NODE_OPTIONS } from './test/node-options.ts';
import { Phases } from './test/phases.ts';

const CHECKS: Check[] = [
  {
    name: 'tsc',
    tool: 'typescript-native/bin/tsc',
    args: [
      '--noEmit',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      '.runtime/fast/types.tsbuildinfo',
    ],
  },
  ...lint(['--cache', '--cache-location', '.runtime/fast/eslint']),
];

const TESTS = [
  'run',
  '--project=stateless',
  '--project=stateful',
  '--project=replacing',
  '--exclude=**/looks.test.ts',
  '--reporter=dot',
  '--fsModuleCache',
  '--fsModuleCachePath=.runtime/fast/modules',
];

const ENVIRONMENT = { NODE_ENV: 'test', NODE_OPTIONS };

runScript(async () => {
  readCommandLine({});
  const phases = new Phases();
  // In parallel: neither keeps two cores busy until its end.
  const [{ failed }, code] = await Promise.all([
    phases.time('types and lint', () => runChecks(CHECKS)),
    phases.time('unit tests', () => runToolShown('vitest/vitest.mjs', TESTS, ENVIRONMENT)),
  ]);
  console.log(phases.table());
  return failed === 0 ? code : 1;
});
