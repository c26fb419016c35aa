import type { PluralForms } from '@tourbillon/domain/i18n/plural.ts';
import type { DIALOG_MESSAGES } from './dialog-messages.ts';

/** Texts of the search dialog's script, in the language of the page. */
export interface DialogTexts {
  /** BCP 47 tag, for plurals and digits. */
  iso: string;
  messages: Record<(typeof DIALOG_MESSAGES)[number], string>;
  count: PluralForms;
}

/** Reads the texts that are embedded in the page. */
export function dialogTexts(dialog: HTMLElement): DialogTexts {
  return JSON.parse(dialog.dataset.texts ?? '{}') as DialogTexts;
}
