import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import { pickMessages } from '@tourbillon/domain/i18n/translate.ts';

/** What every page of the personal area says before it knows whose it is. */
const GATE_KEYS = [
  'account.gateTitle',
  'account.gateText',
  'account.wait',
  'account.awayTitle',
  'account.awayText',
  'account.again',
  'accounts.loginButton',
  'accounts.toRegister',
] as const satisfies readonly MessageKey[];

export type GateWords = Record<(typeof GATE_KEYS)[number], string>;

/** The words of the gate in the language of the page. */
export function gateWords(t: Translate): GateWords {
  return pickMessages(t, GATE_KEYS);
}
