import type { LoggerOptions } from 'pino';

/** Key of the thrown error in a log line whose visible fields contain only what may be logged. */
export const THROWN = Symbol('thrown');

/** An error from the log. */
export interface ErrorLine {
  /** The thrown error, or the message of the line. */
  error: unknown;
  /** Fields that say where the error happened. */
  facts: Record<string, string>;
}

/** Fields that describe a place in our code. They never contain personal data or what a visitor typed. */
const SAFE_FIELDS = ['call', 'code', 'file', 'kind', 'page', 'path', 'request', 'status'] as const;

/** Lowest pino level that counts as an error. */
const ERROR_LEVEL = 50;

let listener: ((line: ErrorLine) => void) | undefined;

/** Sets the listener that gets every log line of an error. */
export function onErrorLogged(listen: (line: ErrorLine) => void): void {
  listener = listen;
}

/** Characters that JSON does not escape but a terminal interprets: C1 controls, zero-width, direction. */
const UNESCAPED = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Pino hooks. They pass errors to the listener, so that an error only has to be logged, not also reported. They also
 * escape control characters that a visitor may have typed, because a terminal would interpret them.
 */
export const errorLogHooks: NonNullable<LoggerOptions['hooks']> = {
  logMethod(line, method, level) {
    if (level >= ERROR_LEVEL && listener) report(line, listener);
    method.apply(this, line);
  },
  streamWrite: (line) =>
    line.replace(UNESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
};

function report([fields, words]: readonly unknown[], listen: (line: ErrorLine) => void): void {
  if (typeof fields !== 'object' || fields === null) return listen({ error: String(fields), facts: {} });
  const named = fields as Record<string | symbol, unknown>;
  const error = THROWN in named ? named[THROWN] : (named.err ?? words);
  if (error === undefined) return;
  const place = { ...(named.error as object | undefined), ...named } as Record<string, unknown>;
  const facts = SAFE_FIELDS.flatMap((name) =>
    place[name] === undefined ? [] : [[name, String(place[name])]],
  );
  listen({ error, facts: Object.fromEntries(facts) as Record<string, string> });
}
