// npm run snapshots: takes the reference pictures of the visual tests again where the look has changed, and
// compresses them. Look at each changed picture before you commit it.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runToolShown } from './processes/command.ts';
import { fileOf } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

const FOLDER = fileOf('tests/visual/snapshots');

runScript(async () => {
  const started = Date.now();
  const args = ['test', '--project=visual', '--update-snapshots=changed', ...process.argv.slice(2)];
  const code = await runToolShown('@playwright/test/cli.js', args);
  for (const name of await readdir(FOLDER)) {
    const file = path.join(FOLDER, name);
    if ((await stat(file)).mtimeMs >= started) await shrink(file);
  }
  return code;
});

/**
 * Reduces a picture to 256 colours, a third of the bytes. A page has fewer colours, and the tests tolerate the
 * difference.
 */
async function shrink(file: string): Promise<void> {
  const small = await sharp(await readFile(file))
    .png({ palette: true, colours: 256, dither: 0, effort: 10 })
    .toBuffer();
  await writeFile(file, small);
}
