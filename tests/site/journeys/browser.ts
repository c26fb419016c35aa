import { expect } from '@playwright/test';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ask, type Reply } from '../ask.ts';
import { proof } from '../call-requests.ts';
import { newNetwork } from '../mailing-list.ts';
import { answerTo } from '../robot-question.ts';

/** Whether the scripts of a page run. */
export type ScriptMode = 'with scripts' | 'without scripts';

/** Fields of a form with typed values. */
export type Fields = Record<string, string>;

const PDF = '%PDF-1.7 warranty %%EOF';

/** HTTP requests of a person's browser on one site. */
export interface Browser {
  locale: Locale;
  way: ScriptMode;
  open(path: string): Promise<Reply>;
  /** Posts a form that only looks something up. */
  post(page: string, fields: Fields): Promise<Reply>;
  /**
   * Posts a form that changes something. Without scripts it posts twice: the second click must show the same
   * result.
   */
  click(page: string, fields: Fields): Promise<Reply>;
  /**
   * The same with a form that has a robot check. Scripts send a proof of work; without scripts the question of
   * the response is answered. @param token of the account, which only scripts have.
   */
  send(page: string, fields: Fields, token?: string): Promise<Reply>;
  /** The same with a file. */
  sendFile(page: string, fields: Fields): Promise<Reply>;
  /** Makes a call as scripts do. @returns its data. */
  call<Data>(path: string, body?: object, token?: string): Promise<Data>;
}

/** Makes a browser for one site. */
export function browserOn(locale: Locale, way: ScriptMode): Browser {
  const cors: Record<string, string> = way === 'with scripts' ? { 'Sec-Fetch-Mode': 'cors' } : {};
  const headersOf = (type: string, token?: string) => ({
    'Content-Type': type,
    'X-Forwarded-For': newNetwork(),
    ...(token && { Authorization: `Bearer ${token}` }),
  });
  const post = (page: string, fields: Fields, token?: string) =>
    ask(locale, page, {
      method: 'POST',
      headers: { ...headersOf('application/x-www-form-urlencoded', token), ...cors },
      body: String(new URLSearchParams(fields)),
    });
  const postFile = (page: string, fields: Fields, edge = '----journey') =>
    ask(locale, page, {
      method: 'POST',
      headers: headersOf(`multipart/form-data; boundary=${edge}`),
      body: [
        ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
        fields.upload
          ? ''
          : `name="photos[]"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${PDF}`,
      ]
        .filter(Boolean)
        .map((part) => `--${edge}\r\nContent-Disposition: form-data; ${part}\r\n`)
        .concat(`--${edge}--\r\n`)
        .join(''),
    });
  const pressed = async (sent: () => Promise<Reply>) => {
    const first = await sent();
    if (way === 'with scripts') return first;
    const second = await sent();
    expect([second.status, second.text.includes('data-sent')], 'a second click').toEqual([
      first.status,
      first.text.includes('data-sent'),
    ]);
    return second;
  };
  const asPerson = async (fields: Fields, sent: (all: Fields) => Promise<Reply>) => {
    if (way === 'with scripts') return sent({ ...fields, robot: await proof() });
    const asked = (await sent(fields)).text;
    return pressed(() => sent({ ...fields, ...hiddenOf(asked), ...answerTo(asked, locale) }));
  };
  return {
    ...{ locale, way, post },
    click: (page, fields) => pressed(() => post(page, fields)),
    open: (path) => ask(locale, path),
    send: (page, fields, token) => asPerson(fields, (all) => post(page, all, token)),
    sendFile: (page, fields) => asPerson(fields, (all) => postFile(page, all)),
    async call<Data>(path: string, body?: object, token?: string) {
      const { status, text } = await ask(locale, `/api${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: headersOf('application/json', token),
      });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return JSON.parse(text) as Data;
    },
  };
}

/** Hidden fields of a form. */
function hiddenOf(html: string): Fields {
  const found = html.matchAll(/<input type="hidden" name="(upload|order)" value="([^"]+)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/** Replaces no-break spaces by ordinary ones. */
export const withPlainSpaces = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('&#39;', '’');

/** Values of the options of a select, without the empty first one. */
export function optionsOf(html: string, name: string): string[] {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(html) ?? [];
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value);
}
