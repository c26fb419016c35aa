import { textCovers } from './texts/covers.ts';
import { textEditor } from './texts/editor.ts';
import { textFacts } from './texts/facts.ts';
import { textFields } from './texts/fields.ts';
import { textForms } from './texts/forms.ts';
import { textHistory } from './texts/history.ts';
import { textKinds } from './texts/kinds.ts';
import { textList } from './texts/list.ts';
import { textOptions } from './texts/options.ts';
import { textReviews } from './texts/reviews.ts';

/** Messages of the section of texts. */
export const texts = {
  ...textList,
  ...textFacts,
  ...textCovers,
  ...textKinds,
  ...textReviews,
  ...textHistory,
  ...textForms,
  ...textFields,
  ...textOptions,
  ...textEditor,
} as const;
