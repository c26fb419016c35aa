// npm run format: formats every file with oxfmt.
import { readCommandLine } from './processes/command-line.ts';
import { runTool } from './processes/command.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  readCommandLine({});
  const { code, output } = await runTool('oxfmt/bin/oxfmt', []);
  process.stdout.write(output);
  return code;
});
