import { numberOf } from '#src/fragments/fragment-cache.ts';
import { messagesOf } from '#src/features/important-messages/messages-of.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { dialogGroup } from '@tourbillon/domain/sections/search-groups.ts';
import type { Frame } from './frame.server.ts';
import { sectionLinks } from './section-links.ts';

/** Page-dependent input of the frame. */
interface Framed {
  locale: Locale;
  frame: Frame;
  path: string;
}

/**
 * Placeholder in the cached frame for the address of the current page on another host. No text of the shop contains it,
 * because texts have no control characters.
 */
export function linkPlace(locale: Locale): string {
  return `\u0001${locale}\u0001`;
}

/** Everything that the header shows, except for the addresses of the page on other hosts. */
export function headerKey({ locale, frame, path }: Framed): string {
  return `header ${locale} ${numberOf(frame)} ${path === '/'} ${sectionLinks(frame, path).active}`;
}

/** The same of the parts after the main content: footer, menu, dialogs, notices. */
export function closingKey({ locale, frame, path }: Framed, error = false, now = new Date()): string {
  const messages = messagesOf(path, frame.messages)?.map(({ id }) => id);
  return JSON.stringify([
    'closing',
    locale,
    numberOf(frame),
    error,
    dialogGroup(path),
    messages ?? null,
    now.getFullYear(),
  ]);
}
