import { scrub } from './scrub.ts';

/** The only parts of an error report that may leave this program, in the terms of Sentry's event payload. */
export interface ScrubbedEvent {
  event_id?: string;
  timestamp?: number;
  platform: 'node' | 'javascript';
  level: 'error' | 'fatal' | 'warning';
  release?: string;
  environment?: string;
  message?: string;
  exception?: { values: ScrubbedException[] };
  tags: Record<string, string>;
}

interface ScrubbedException {
  type: string;
  value: string;
  mechanism: { type: string; handled: boolean };
  stacktrace?: { frames: Frame[] };
}

interface Frame {
  filename: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app: boolean;
}

/** Tags that name a part of this project; see `error-lines.ts`. */
const TAGS = /^(call|code|file|kind|leftOut|page|path|program|request|status)$/;

/** Maximum numbers of exceptions, frames and characters. */
const MOST = { exceptions: 5, frames: 50, text: 500 };

type Fields = Record<string, unknown>;

/**
 * Keeps only the fields of the list above, and scrubs each text (decision 72): no personal data, address, header,
 * query, body, cookie, breadcrumb, variable or source line. Browser reports go through it twice: in the browser, and
 * again on the server, because anybody may send a report.
 * @param event any value.
 * @returns undefined when it reports no error.
 */
export function scrubEvent(event: unknown): ScrubbedEvent | undefined {
  const fields = fieldsOf(event);
  const exceptions = listOf(fieldsOf(fields.exception).values).slice(-MOST.exceptions).map(exceptionOf);
  const message = textOf(fields.message);
  if (exceptions.length === 0 && !message) return undefined;
  return {
    ...optional('event_id', wordOf(fields.event_id, /^[\da-f]{32}$/)),
    ...optional('timestamp', numberOf(fields.timestamp)),
    platform: fields.platform === 'javascript' ? 'javascript' : 'node',
    level: fields.level === 'fatal' || fields.level === 'warning' ? fields.level : 'error',
    ...optional('release', wordOf(fields.release, /^[\w.@+-]{1,100}$/)),
    ...optional('environment', wordOf(fields.environment, /^[\w.-]{1,60}$/)),
    ...(exceptions.length > 0 ? { exception: { values: exceptions } } : optional('message', message)),
    tags: tagsOf(fields.tags),
  };
}

function exceptionOf(exception: unknown): ScrubbedException {
  const { type, value, mechanism, stacktrace } = fieldsOf(exception);
  const frames = listOf(fieldsOf(stacktrace).frames).slice(-MOST.frames).map(frameOf);
  const { type: how, handled } = fieldsOf(mechanism);
  return {
    type: textOf(type) || 'Error',
    value: textOf(value) ?? '',
    mechanism: { type: wordOf(how, /^[\w.-]{1,60}$/) ?? 'generic', handled: handled !== false },
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  };
}

function frameOf(frame: unknown): Frame {
  const { filename, function: name, lineno, colno, in_app: inApp } = fieldsOf(frame);
  return {
    filename: fileOf(filename),
    ...optional('function', wordOf(name, /^[\w$.<>[\]# ]{1,120}$/)),
    ...optional('lineno', numberOf(lineno)),
    ...optional('colno', numberOf(colno)),
    in_app: inApp !== false,
  };
}

/** A file path relative to the project: without machine, parent folder and host. */
function fileOf(name: unknown): string {
  const path = typeof name === 'string' ? name.slice(0, MOST.text).replace(/[?#].*$/s, '') : '';
  const inside = /(?:^|\/)((?:dist|integrations|node_modules|scripts|src|_astro)\/.*)$/.exec(path)?.[1];
  return inside ? `app:///${inside}` : path.replace(/^.*\//s, 'app:///');
}

function tagsOf(tags: unknown): Record<string, string> {
  const known = Object.entries(fieldsOf(tags)).filter(([name]) => TAGS.test(name));
  return Object.fromEntries(known.map(([name, value]) => [name, textOf(String(value)) ?? '']));
}

/** A scrubbed and shortened text. It is also cut before scrubbing, so that a long text cannot take long. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? scrub(value.slice(0, 4 * MOST.text)).slice(0, MOST.text) : undefined;
}

function wordOf(value: unknown, shape: RegExp): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}
