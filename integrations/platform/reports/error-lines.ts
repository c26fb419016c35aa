import type { LoggerOptions } from 'pino';

/** Beside a line's fields, for what was thrown when the line itself shows only what may be logged of it. */
export const THROWN = Symbol('thrown');

/** An error as it was logged. */
export interface ErrorLine {
  /** What was thrown, or the line's own words. */
  error: unknown;
  /** The few fields that say where it happened. */
  facts: Record<string, string>;
}

/** Fields that name a place in our own code, and never a person or what they typed. */
const FACTS = ['call', 'code', 'file', 'kind', 'page', 'path', 'request', 'status'] as const;

/** From here on a line reports an error, as pino numbers levels. */
const ERROR = 50;

let listener: ((line: ErrorLine) => void) | undefined;

/** From now on the listener gets every line that reports an error. */
export function hearErrors(listen: (line: ErrorLine) => void): void {
  listener = listen;
}

/** Characters that JSON leaves as they are and a terminal obeys: of direction, without width, and C1 controls. */
const RAW = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Lets a log's errors be heard. All that goes wrong is logged, so nothing has to be reported in another way. What
 * somebody has typed, and a line names all the same, does nothing to the terminal it is read in.
 */
export const audible: NonNullable<LoggerOptions['hooks']> = {
  logMethod(line, method, level) {
    if (level >= ERROR && listener) report(line, listener);
    method.apply(this, line);
  },
  streamWrite: (line) => line.replace(RAW, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

function report([fields, words]: readonly unknown[], listen: (line: ErrorLine) => void): void {
  if (typeof fields !== 'object' || fields === null) return listen({ error: String(fields), facts: {} });
  const named = fields as Record<string | symbol, unknown>;
  const error = THROWN in named ? named[THROWN] : (named.err ?? words);
  if (error === undefined) return;
  const place = { ...(named.error as object | undefined), ...named } as Record<string, unknown>;
  const facts = FACTS.flatMap((name) => (place[name] === undefined ? [] : [[name, String(place[name])]]));
  listen({ error, facts: Object.fromEntries(facts) as Record<string, string> });
}
