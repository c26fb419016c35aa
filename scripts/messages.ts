// npm run messages -- export LANGUAGE [FILE]: writes a PO file for translators, with the translations so far.
// npm run messages -- import LANGUAGE FILE: checks a PO file and stores its translations.
import { readFile, writeFile } from 'node:fs/promises';
import { isTranslatedLocale, type TranslatedLocale } from '@tourbillon/domain/i18n/languages.ts';
import { asProblem } from './processes/as-problem.ts';
import { Problem } from './bootstrap/problem.mjs';
import { messageEntries } from './messages/message-entries.ts';
import { readPo } from './messages/read-po.ts';
import { writePo } from './messages/write-po.ts';
import { readCommandLine } from './processes/command-line.ts';
import { operatorPath } from './processes/operator-path.ts';
import { fileOf } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

const USAGE = `npm run messages -- export LANGUAGE [FILE]
npm run messages -- import LANGUAGE FILE`;

runScript(async () => {
  const [task, locale = '', named = `${locale}.po`] = readCommandLine({}, 3).words;
  if (!isTranslatedLocale(locale) || (task !== 'export' && task !== 'import')) {
    console.error(USAGE);
    return 1;
  }
  const file = operatorPath(named);
  return task === 'export' ? exportTexts(locale, file) : importTexts(locale, file);
});

function textsFile(locale: TranslatedLocale): string {
  return fileOf(`integrations/domain/i18n/translations/${locale}.json`);
}

async function knownTexts(locale: TranslatedLocale): Promise<Record<string, string>> {
  return JSON.parse(await readFile(textsFile(locale), 'utf8')) as Record<string, string>;
}

async function exportTexts(locale: TranslatedLocale, file: string): Promise<number> {
  const entries = messageEntries();
  const text = writePo(entries, locale, await knownTexts(locale));
  await asProblem(() => writeFile(file, text));
  console.log(`Written: ${file}, ${entries.length} texts`);
  return 0;
}

async function importTexts(locale: TranslatedLocale, file: string): Promise<number> {
  const given = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`There is no file ${file} to import.`);
  });
  const before = await knownTexts(locale);
  const { texts, faults, missing, kept } = readPo(given, messageEntries(), locale, before);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`Nothing was written: ${faults.length} faults.`);
    return 1;
  }
  await writeFile(textsFile(locale), `${JSON.stringify(texts, null, 2)}\n`);
  console.log(`Written: ${textsFile(locale)}, ${Object.keys(texts).length} texts`);
  if (kept.length > 0) console.log(`Not in the file, kept as before: ${kept.length}`);
  if (missing.length > 0) console.log(`Not translated yet: ${missing.length}\n${missing.join('\n')}`);
  return 0;
}
