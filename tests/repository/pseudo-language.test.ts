import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { SAMPLES, sampleSender } from '@tourbillon/backend/mail/sample-letters.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { ACCENT } from '../../scripts/messages/pseudo-text.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { writePseudoTexts } from '../site/pseudo-language/pseudo-texts-file.ts';

const wordsOf = (text: string) => text.match(new RegExp(`\\p{L}[\\p{L}${ACCENT}]*`, 'gu')) ?? [];

/** Words that are no text of the program: values of the samples, names of languages, months as `Intl` writes them. */
function ownWords(): Set<string> {
  const { t: _, ...sender } = sampleSender('kk');
  const months = Array.from({ length: 12 }, (_unused, month) =>
    new Intl.DateTimeFormat('kk-KZ', { dateStyle: 'long' }).format(new Date(2026, month, 1)),
  );
  const values = JSON.stringify([SAMPLES, sender]).replaceAll('\\n', ' ');
  const languages = Object.values(LOCALE_FACTS).map(({ name }) => name);
  return new Set([values, ...languages, ...months].flatMap(wordsOf));
}

it('D308 a letter in a further language has no text in another one', async () => {
  const { env, remove } = await writePseudoTexts();
  const program = fileOf('tests/site/pseudo-language/letters.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, ...env },
  });
  await remove();
  const letters = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(letters)).toEqual(Object.keys(SAMPLES));
  const known = ownWords();
  const plain = new RegExp(`\\p{L}(?!${ACCENT})`, 'u');
  const untranslated = Object.entries(letters).flatMap(([name, text]) =>
    wordsOf(text.replace(/https?:\S+|\S+@\S+/g, ''))
      .filter((word) => plain.test(word) && !known.has(word))
      .map((word) => `${name}: ${word}`),
  );
  expect(untranslated).toEqual([]);
});
