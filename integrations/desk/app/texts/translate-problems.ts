import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { lineOfBody } from '@tourbillon/domain/texts/front-matter-lines.ts';
import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import type { DeskKey } from '../../messages/index.ts';
import { textCovers } from '../../messages/texts/covers.ts';
import { textFacts } from '../../messages/texts/facts.ts';
import { textFields } from '../../messages/texts/fields.ts';
import { textOptions } from '../../messages/texts/options.ts';

/** A mistake in a file, in the language of the person at the desk. */
export interface TranslatedProblem {
  /** In the field of the body; null for a mistake elsewhere. */
  line: number | null;
  field: string | null;
  text: string;
}

type Translate = (key: DeskKey, values?: Record<string, string>) => string;

/**
 * Translates mistakes; a value is named by its form field, and a line is one of the field that shows the body: fields
 * show neither front matter nor JSON as it is written.
 * @param file path and text of the file.
 */
export function translateProblems(
  problems: readonly TextProblem[],
  t: Translate,
  file: { path: string; text: string },
): TranslatedProblem[] {
  return problems.map(({ line, field, code, values }) => ({
    line: line !== null && file.path.endsWith('.md') ? lineOfBody(file.text, line) : null,
    field,
    text: t(`textMistakes.${code}`, field === null ? values : { ...values, name: nameOfField(field, t) }),
  }));
}

/** The label of a path: `3.title.uz` becomes `4 › Title › Uzbek`. */
function nameOfField(field: string, t: Translate): string {
  if (field === '') return t('texts.wholeFile');
  if (Object.hasOwn({ ...textFacts, ...textCovers }, `fact_${field}`))
    return t(`texts.fact_${field}` as DeskKey);
  return field.split('.').map((step) => nameOfStep(step, t)).join(' › '); // prettier-ignore
}

function nameOfStep(step: string, t: Translate): string {
  if (/^\d+$/.test(step)) return String(Number(step) + 1);
  return fieldLabel(step, t);
}

/** The label of a JSON field; names that the shop chose stay as they are. */
export function fieldLabel(name: string, t: Translate): string {
  const locale = LOCALES.find((one) => one === name);
  if (locale) return LOCALE_FACTS[locale].name;
  return Object.hasOwn(textFields, `field_${name}`) ? t(`texts.field_${name}` as DeskKey) : name;
}

/** Whether the last step of a path has a label; row numbers and names that the shop chose have none. */
export function hasLabel(path: string): boolean {
  return Object.hasOwn(textFields, `field_${path.split('.').at(-1)}`);
}

/** The label of an option. @param path of its field; labels for that field take precedence. */
export function optionLabel(option: string | number, path: string, t: Translate): string {
  const own = `option_${path.split('.').at(-1)}_${option}`;
  if (Object.hasOwn(textOptions, own)) return t(`texts.${own}` as DeskKey);
  return Object.hasOwn(textOptions, `option_${option}`)
    ? t(`texts.option_${option}` as DeskKey)
    : String(option);
}
