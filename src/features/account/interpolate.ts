import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';

/** A text with its values in place of `{{name}}`, in the browser, without i18next. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** What is said of a call that was refused for a while. @param wait seconds. */
export function tooMany(words: { 'tickets.tooMany': string }, { wait }: { wait: number }): string {
  return interpolate(words['tickets.tooMany'], { count: waitMinutes(wait) });
}
