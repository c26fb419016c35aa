import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';

/** Replaces `{{name}}` in a text with its value, in the browser, without i18next. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** The text for a rate-limited call. @param wait seconds. */
export function tooMany(words: { 'tickets.tooMany': string }, { wait }: { wait: number }): string {
  return interpolate(words['tickets.tooMany'], { count: waitMinutes(wait) });
}
