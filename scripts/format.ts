// npm run format: formats every file with oxfmt.
import { runTool } from './processes/command.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { code, output } = await runTool('oxfmt/bin/oxfmt', []);
  process.stdout.write(output);
  return code;
});
