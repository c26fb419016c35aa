// npm run check: types, lint and format of everything; all of them are reported, then the exit code tells.
import { runChecks } from './check/checks.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { failed } = await runChecks();
  return failed === 0 ? 0 : 1;
});
