// npm run check: types, lint and format of everything. All checks run and are reported; the exit code is 1 when
// one failed.
import { runChecks } from './check/checks.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
});
