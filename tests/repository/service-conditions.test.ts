import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVICE_PARTS } from '@tourbillon/domain/contract/service-conditions.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { readText } from './files.ts';

type Words = Record<(typeof LOCALES)[number], string>;

const CONTENT = 'integrations/backend/content';
const read = <Shape>(file: string) => JSON.parse(readText(file)) as Shape;

const { texts, service, tables } = read<{
  texts: Record<string, Words>;
  service: Record<string, Record<(typeof SERVICE_PARTS)[number] | 'tables', string[]>>;
  tables: Record<
    string,
    { title: Words; rows: { work: Words; from: number; to?: number; percent?: number }[] }
  >;
}>(`${CONTENT}/conditions.json`);
const { facts } = read<{ facts: Record<string, { value: Words; label: Words }> }>(`${CONTENT}/terms.json`);
const experts = read<{ services: string[] }[]>('integrations/demonstration/content/experts.json');
const services = readdirSync(new URL(`../../${CONTENT}/services`, import.meta.url)).sort();

describe('D349 conditions of services', () => {
  it('each service has them, and nothing else does', () => {
    expect(Object.keys(service).sort()).toEqual(services);
  });

  it.each(services)(
    '%s says who, where, how long, at what price, what to bring, what happens to the piece, what if not',
    (slug) => {
      expect(experts.filter((expert) => expert.services.includes(slug))).not.toEqual([]);
      for (const part of SERVICE_PARTS) {
        const names = service[slug]?.[part] ?? [];
        expect([part, names.length > 0]).toEqual([part, true]);
        for (const name of names) {
          const said = texts[name] ?? facts[name]?.value;
          for (const locale of LOCALES)
            expect(said?.[locale], `${slug} ${part} ${name} ${locale}`).toMatch(/\p{L}/u);
        }
      }
    },
  );

  it('what a piece goes through names photographs, its number, a receipt and insured transport', () => {
    const WORDS: Record<string, RegExp[]> = {
      ru: [/фотограф/i, /номер/, /квитанц|расписк/, /застрахован|застрахуем/],
      en: [/photograph/, /number/, /receipt/, /insured/],
      ua: [/фотограф/i, /номер/, /квитанц|розписк/, /застрахован|застрахуємо/],
      uz: [/surat/, /raqam/, /kvitansiya|tilxat/, /sugʻurta/],
    };
    for (const slug of services) {
      for (const locale of LOCALES) {
        const said = (service[slug]?.meanwhile ?? []).map((name) => texts[name]?.[locale]).join(' ');
        for (const word of WORDS[locale] ?? []) expect(said, `${slug} ${locale}`).toMatch(word);
      }
    }
  });

  it('every text and table is of some service, and no text has the name of a fact', () => {
    const named = new Set(
      Object.values(service).flatMap((one) => SERVICE_PARTS.flatMap((part) => one[part])),
    );
    expect(Object.keys(texts).filter((name) => !named.has(name) || name in facts)).toEqual([]);
    const shown = new Set(Object.values(service).flatMap(({ tables: own }) => own));
    expect([...shown].sort()).toEqual(Object.keys(tables).sort());
  });

  it('no text has a figure: those are facts and prices', () => {
    const said = Object.values(texts).flatMap((words) => LOCALES.map((locale) => words[locale]));
    expect(said.filter((text) => /\d/.test(text))).toEqual([]);
  });

  it('work, an examination and a referral have their prices', () => {
    for (const slug of ['servis', 'ekspertiza', 'privedi-klienta'])
      expect(service[slug]?.tables).not.toEqual([]);
    for (const { rows } of Object.values(tables)) {
      for (const { from, to = from } of rows) expect(to).toBeGreaterThanOrEqual(from);
    }
  });
});
