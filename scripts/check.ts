// npm run check: types, lint and format of everything. All checks run and are reported; the exit code is 1 when
// one failed.
import { CHECKS, runChecks } from './check/checks.ts';
import { readCommandLine } from './processes/command-line.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  readCommandLine({});
  const { failed } = await runChecks(CHECKS);
  return failed === 0 ? 0 : 1;
});
