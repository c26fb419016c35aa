import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTranslatedLocale, LOCALES } from '@tourbillon/domain/i18n/languages.ts';
import { fileOf } from '../processes/programs.ts';
import { messageEntries, type MessageEntry } from './message-entries.ts';
import { pseudoTexts } from './pseudo-text.ts';
import { readPo } from './read-po.ts';
import { writePo } from './write-po.ts';

const entries: MessageEntry[] = [
  {
    key: 'site.forms.send',
    about: 'The button of a form',
    texts: { ru: 'Отправить', en: 'Send', ua: 'Надіслати', uz: 'Yuborish' },
  },
  {
    key: 'site.item.price',
    about: 'A price and its place',
    texts: {
      ru: '{{sum}} в {{place}}',
      en: '{{sum}} in {{place}}',
      ua: '{{sum}}, {{place}}',
      uz: '{{place}}da {{sum}}',
    },
  },
  {
    key: 'site.search.found',
    about: 'The total of a list',
    texts: {
      ru: { one: '{{count}} вещь', few: '{{count}} вещи', many: '{{count}} вещей', other: '{{count}} вещи' },
      en: { one: '{{count}} piece', other: '{{count}} pieces' },
      ua: { one: '{{count}} річ', few: '{{count}} речі', many: '{{count}} речей', other: '{{count}} речі' },
      uz: { one: '{{count}} buyum', other: '{{count}} buyum' },
    },
  },
];

const TEXTS = {
  'site.forms.send': 'Жіберу',
  'site.item.price': '{{place}}: {{sum}}',
  'site.search.found_one': '{{count}} зат',
  'site.search.found_other': '{{count}} зат',
};

const file = writePo(entries, 'kk', TEXTS);
const lineOf = (words: string) => file.split('\n').findIndex((line) => line.includes(words)) + 1;

describe('a language in a PO file', () => {
  it('says of each text what it is for, its English and its Russian', () => {
    expect(file).toContain(
      '#. The button of a form\n#. Russian: Отправить\nmsgctxt "site.forms.send"\nmsgid "Send"',
    );
    expect(file).toContain('nplurals=2');
  });

  it('is read as it was written', () => {
    expect(readPo(file, entries, 'kk')).toEqual({ texts: TEXTS, faults: [], missing: [], kept: [] });
  });

  it('names what is not translated yet', () => {
    const { 'site.forms.send': _, ...others } = TEXTS;
    const empty = writePo(entries, 'kk', others);
    expect(readPo(empty, entries, 'kk')).toMatchObject({ faults: [], missing: ['site.forms.send'] });
    expect(readPo(file, [...entries, { ...entries[0]!, key: 'site.forms.new' }], 'kk').missing).toEqual([
      'site.forms.new',
    ]);
  });

  it.each([
    ['a value that is not there', '{{place}}: {{sum}}', '{{place}}: {{total}}', 'site.item.price', 'there is no value {{total}}'],
    ['a value left out', '{{place}}: {{sum}}', '{{sum}}', 'site.item.price', 'the value {{place}} is missing'],
    ['a plural form left out', 'msgstr[1] "{{count}} зат"', 'msgstr[1] ""', 'site.search.found', 'the form “other” has no text'],
    ['too few plural forms', 'msgstr[1] "{{count}} зат"\n', '', 'site.search.found', '2 forms are needed (one, other), and 1 are given'],
    ['another English text', 'msgid "Send"', 'msgid "Submit"', 'site.forms.send', 'the English text has changed since the export; it is now “Send”'],
  ])('names %s with its line', (_, from, to, key, fault) => {
    expect(file).toContain(from);
    expect(readPo(file.replace(from, to), entries, 'kk').faults).toEqual([
      `Line ${lineOf(`"${key}"`)}: ${key}: ${fault}`,
    ]);
  }); // prettier-ignore

  it('names a text that the program does not have', () => {
    expect(readPo(file, entries.slice(1), 'kk').faults).toEqual([
      `Line ${lineOf('"site.forms.send"')}: there is no text “site.forms.send”`,
    ]);
  });

  it('names a text that is there twice', () => {
    const twice = `${file}\nmsgctxt "site.forms.send"\nmsgid "Send"\nmsgstr "Басқаша"\n`;
    expect(readPo(twice, entries, 'kk').faults).toEqual([
      `Line ${lineOf('"site.forms.send"')}: the text “site.forms.send” is there 2 times`,
    ]);
  });

  it('takes a text that its editor marked as unsure for one that is not translated', () => {
    const unsure = file.replace('msgctxt "site.forms.send"', '#, fuzzy\nmsgctxt "site.forms.send"');
    expect(readPo(unsure, entries, 'kk')).toMatchObject({ faults: [], missing: ['site.forms.send'] });
  });

  it('keeps the texts of before that a cut file does not have', () => {
    const cut = file.slice(0, file.indexOf('msgctxt "site.search.found"'));
    const before = { ...TEXTS, 'site.forms.send': 'Басқаша' };
    expect(readPo(cut, entries, 'kk', before)).toEqual({
      texts: TEXTS,
      faults: [],
      missing: [],
      kept: ['site.search.found'],
    });
  });

  it('refuses what is no PO file', () => {
    for (const wrong of ['', '<html>', '{"site.forms.send": "Жіберу"}', 'msgid "a"\nmsgstr "b']) {
      expect(readPo(wrong, entries, 'kk'), wrong).toMatchObject({ texts: {}, faults: [expect.any(String)] });
    }
  });
});

describe('the texts of the program', () => {
  it('have a key each, and English and Russian', () => {
    const all = messageEntries();
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.filter(({ about, texts }) => !about || !texts.en || !texts.ru)).toEqual([]);
  });

  it('go through a file and back', () => {
    const all = messageEntries();
    const texts = pseudoTexts(all, 'kk');
    expect(readPo(writePo(all, 'kk', texts), all, 'kk')).toEqual({
      texts,
      faults: [],
      missing: [],
      kept: [],
    });
  });
});

it('a language with a file of its own is offered with every text', () => {
  const all = messageEntries();
  const lacking = LOCALES.filter(isTranslatedLocale).flatMap((locale) => {
    const file = readFileSync(fileOf(`integrations/domain/i18n/translations/${locale}.json`), 'utf8');
    return readPo(writePo(all, locale, JSON.parse(file) as Record<string, string>), all, locale).missing;
  });
  expect(lacking).toEqual([]);
});
