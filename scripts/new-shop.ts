// npm run new-shop -- FOLDER: makes the content folder of a new shop.
import path from 'node:path';
import { Problem } from './bootstrap/problem.mjs';
import { layOutShop } from './new-shop/lay-out.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Problem('Name the folder: npm run new-shop -- ../my-shop');
  const files = await layOutShop(folder);
  const place = path.relative(process.cwd(), path.resolve(folder));
  console.log(`${files} files are in ${place}. Its README.md says what to write where.

  CONTENT_DIR=${place} DEMO_DATA=none LOCALES=ru,en DATA_DIR=${place}-data npm start`);
  return 0;
});
