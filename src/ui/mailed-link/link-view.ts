import type { LinkView } from '@tourbillon/domain/contract/account/mailed-link-view.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

/** The texts of such a page. */
export interface LinkWords {
  path: `/${string}/`;
  description: MessageKey;
  ask: { title: MessageKey; text: MessageKey; button: MessageKey };
  done: { title: MessageKey; text: MessageKey };
  /** `texts` by reason, where the general error texts do not fit. */
  refused: { title: MessageKey; texts?: Readonly<Record<string, MessageKey>> };
  /** The link to the next page, and the states in which it is shown. */
  next: { title: MessageKey; path: `/${string}/`; after: readonly LinkView['state'][] };
}

/** Titles of refusals that mostly follow a success: the page was reloaded, or the link opened again. */
const OVER: Readonly<Record<string, MessageKey>> = {
  token_missing: 'signIn.linkMissingTitle',
  token_used: 'signIn.linkUsedTitle',
};

/** The title of the page. */
export function linkTitle(view: LinkView, words: LinkWords, t: Translate): string {
  return t((view.state === 'refused' && OVER[view.reason]) || words[view.state].title);
}

/** The text below the title. */
export function linkText(view: LinkView, words: LinkWords, t: Translate): string {
  if (view.state !== 'refused') return t(words[view.state].text);
  const own = words.refused.texts?.[view.reason];
  return own ? t(own) : reasonText(t, view.reason);
}

/** Page head of such a page. */
export function linkHead(view: LinkView, words: LinkWords, t: Translate) {
  return {
    title: linkTitle(view, words, t),
    description: t(words.description),
    path: words.path,
    noindex: true,
  };
}
