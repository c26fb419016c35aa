import { expect, it } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { CONFIRM_WORDS } from '#src/features/account/confirm-words.ts';
import { LINK_WORDS } from '#src/features/subscription/mailed-link.ts';
import { linkHead, type LinkWords } from './link-view.ts';

const PAGES: readonly LinkWords[] = [CONFIRM_WORDS, ...Object.values(LINK_WORDS)];

it.each([
  ['without its token, as after a reload of the result', 'token_missing', 'linkMissingTitle'],
  ['that has been used', 'token_used', 'linkUsedTitle'],
  ['that is not ours', 'token_unknown', 'linkFailedTitle'],
  ['that is too old', 'token_expired', 'linkFailedTitle'],
] as const)('the title of a link %s', (_, reason, title) => {
  for (const t of LOCALES.map(translator))
    for (const words of PAGES)
      expect(linkHead({ state: 'refused', reason }, words, t).title).toBe(t(`signIn.${title}`));
});
