import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';

/** A source of a text: its name, and its address if it has one. */
export interface TextSource {
  name: string;
  address: string | undefined;
}

/** Reads `Rolex: Submariner https://…; ISO 6425:2018`: names, each with its address behind it if it has one. */
export function readSources(value: string): TextSource[] {
  return value
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [, name, address] = /^(.*?)\s*(https?:\/\/\S+)?$/.exec(one) ?? [];
      return { name: name || (address ?? ''), address };
    });
}

/** The last paragraph of a text, as Markdown: where its facts come from. Empty for a text without sources. */
export function sourcesParagraph(value: string | undefined, locale: Locale): string {
  const sources = readSources(value ?? '');
  if (sources.length === 0) return '';
  const named = sources.map(({ name, address }) => (address ? `[${name}](<${address}>)` : name));
  return `\n\n*${translator(locale)('contentPages.sources')}* ${named.join('; ')}.`;
}
