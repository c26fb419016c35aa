// npm run format: formats every file with prettier.
import { runTool } from './processes/command.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { code, output } = await runTool('prettier/bin/prettier.cjs', [
    '--write',
    '.',
    '--log-level',
    'warn',
  ]);
  process.stdout.write(output);
  return code;
});
