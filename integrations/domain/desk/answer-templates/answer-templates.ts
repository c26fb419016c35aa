import type { RequestCallName } from '../../contract/requests/index.ts';
import { inLocale, type Locale, type LocalText } from '../../i18n/locales.ts';
import { withTranslations } from '../../i18n/translations/translation-files.ts';
import { TEMPLATES_ABOUT_GOODS } from './about-goods.ts';
import { TEMPLATES_ABOUT_THE_SHOP } from './about-the-shop.ts';
import type { AnswerTemplate } from './answer-template.ts';

/** Replaces `{{about}}` for a request without a subject. */
const SOMETHING: LocalText = {
  ru: 'вашу вещь',
  en: 'your piece',
  ua: 'вашу річ',
  uz: 'buyumingiz',
};

/** Every template. */
export const ANSWER_TEMPLATES: readonly AnswerTemplate[] = [
  ...TEMPLATES_ABOUT_GOODS,
  ...TEMPLATES_ABOUT_THE_SHOP,
].map((template) => ({
  ...template,
  title: withTranslations(`answers.${template.id}.title`, template.title),
  text: withTranslations(`answers.${template.id}.text`, template.text),
}));

/** The templates for a kind of request, the specific ones first. */
export function templatesFor(kind: RequestCallName): AnswerTemplate[] {
  const own = ANSWER_TEMPLATES.filter(({ kinds }) => kinds?.includes(kind));
  return [...own, ...ANSWER_TEMPLATES.filter(({ kinds }) => kinds === null)];
}

/** A template filled in for one request, in the language it was sent in. */
export function fillTemplate(
  { text }: AnswerTemplate,
  { name, about, locale }: { name: string; about: string; locale: Locale },
): string {
  const filled = inLocale(text, locale).replaceAll('{{about}}', about || inLocale(SOMETHING, locale));
  // A greeting without a name has no comma and no gap.
  return name ? filled.replaceAll('{{name}}', name) : filled.replaceAll(/,? \{\{name\}\}/g, '');
}
