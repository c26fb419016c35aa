import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** The content of the error page for a status. */
export interface ErrorMessage {
  title: MessageKey;
  help: MessageKey;
  /** Whether the status code is shown; not for maintenance. */
  code: boolean;
}

const HELP: Record<number, MessageKey> = {
  400: 'errors.helpRequest',
  401: 'errors.helpAccess',
  403: 'errors.helpAccess',
  405: 'errors.helpRequest',
  419: 'errors.helpRequest',
  429: 'errors.helpWait',
  500: 'errors.helpUnavailable',
  502: 'errors.helpMaintenance',
};

const TITLES = [400, 401, 403, 404, 405, 419, 429, 500, 502] as const;

/** The error catalogue (§8). Any other status gets the text of 404 (decision 62). */
export function errorMessage(status: number): ErrorMessage {
  const known = status === 503 || status === 504 ? 500 : status;
  const title = TITLES.find((one) => one === known) ?? 404;
  return { title: `errors.s${title}`, help: HELP[title] ?? 'errors.helpNotFound', code: title !== 502 };
}
