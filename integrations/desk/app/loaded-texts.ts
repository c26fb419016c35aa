import { DESK_TEXTS, SITE_TEXTS } from 'virtual:desk/texts';
import type { TranslationMessages } from 'react-admin';
import { createTranslator } from '@tourbillon/domain/i18n/create-translators.ts';
import { limitWords } from '@tourbillon/domain/i18n/limit-words.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { DeskTranslate } from '../messages/index.ts';

const desk = new Map<Locale, { t: DeskTranslate; framework: TranslationMessages }>();
const site = new Map<Locale, Translate>();

const loading = new Map<Locale, Promise<void>>();

/** Loads the desk's own texts in a language. Nothing is shown before them. */
export function loadDeskTexts(locale: Locale): Promise<void> {
  const begun = loading.get(locale) ?? load(locale);
  loading.set(locale, begun);
  begun.catch(() => loading.delete(locale));
  return begun;
}

async function load(locale: Locale): Promise<void> {
  const [{ default: loaded }] = await Promise.all([
    DESK_TEXTS[locale](),
    locale === 'uz' ? addUzbekFormats() : undefined,
  ]);
  desk.set(locale, { t: createTranslator(locale, loaded.texts), framework: loaded.framework });
}

/** Loads the texts that the desk shares with the site, in a language. Screens that use them wait for them. */
export async function loadSiteTexts(locale: Locale): Promise<void> {
  if (site.has(locale)) return;
  const { default: loaded } = await SITE_TEXTS[locale]();
  site.set(locale, createTranslator(locale, loaded.texts, limitWords));
}

/** The desk's own texts in a loaded language. */
export function deskTexts(locale: Locale): DeskTranslate {
  return loadedOf(desk, locale).t;
}

/** react-admin's own messages in a loaded language. */
export function frameworkMessages(locale: Locale): TranslationMessages {
  return loadedOf(desk, locale).framework;
}

/** The texts of the site in a loaded language. */
export function siteTexts(locale: Locale): Translate {
  return loadedOf(site, locale);
}

function loadedOf<Texts>(known: ReadonlyMap<Locale, Texts>, locale: Locale): Texts {
  const texts = known.get(locale);
  if (texts === undefined) throw new Error(`The texts in ${locale} are not loaded`);
  return texts;
}

/** Numbers and dates in Uzbek, for browsers that have no data for them. */
async function addUzbekFormats(): Promise<void> {
  const { polyfillUzbekIntl } = await import('./uzbek.ts');
  polyfillUzbekIntl();
}
