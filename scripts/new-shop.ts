// npm run new-shop -- FOLDER: makes the content folder of a new shop.
import path from 'node:path';
import { Problem } from './bootstrap/problem.mjs';
import { layOutShop } from './new-shop/lay-out.ts';
import { readCommandLine } from './processes/command-line.ts';
import { operatorPath } from './processes/operator-path.ts';
import { shellWord } from './processes/shell-word.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const [named] = readCommandLine({}, 1).words;
  if (!named) throw new Problem('Name the folder: npm run new-shop -- ../my-shop');
  const folder = operatorPath(named);
  const files = await layOutShop(folder);
  const place = path.relative(process.cwd(), folder);
  console.log(`${files} files are in ${place}. Its README.md says what to write where.

  CONTENT_DIR=${shellWord(place)} DEMO_DATA=none LOCALES=ru,en DATA_DIR=${shellWord(`${place}-data`)} npm start`);
  return 0;
});
