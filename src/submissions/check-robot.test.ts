import { readConfiguration } from '../platform/configuration.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RobotCheck } from '../robots/robot-check.ts';
import { checkRobot } from './check-robot.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'check-robot-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const plain = new RobotCheck(readConfiguration({ DATA_DIR }));
const provided = new RobotCheck(
  readConfiguration({
    DATA_DIR,
    RECAPTCHA_SITE_KEY_COM: 'site',
    RECAPTCHA_SECRET_COM: 'secret',
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/',
  }),
);

const page = '/call-request/';
const asking = { page, hostname: 'shop.test' };

function send(
  check: RobotCheck,
  fields: Record<string, string>,
  { mode, network = `net ${Math.random()}` }: { mode?: string; network?: string } = {},
) {
  const headers = new Headers(mode ? { 'sec-fetch-mode': mode } : {});
  const request = new Request(`https://shop.test${page}`, { method: 'POST', headers });
  const text = (name: string) => fields[name] ?? '';
  return checkRobot({ page, request, network, text, contentHash: fields.user_name ?? '' }, check);
}

/** A new question with its right answer. */
function answered(check: RobotCheck) {
  const { a, b, token } = check.question(asking);
  return { question: token, answer: String(a + b) };
}

describe('the question is for browsers without scripts', () => {
  it.each([
    ['a plain form', undefined],
    ['a form that a browser sends by itself', 'navigate'],
  ])('%s gets one, and may answer it, whether the host has a provider or not', async (_, mode) => {
    for (const check of [plain, provided]) {
      const asked = await send(check, {}, { mode });
      expect(asked).toMatchObject({
        status: 422,
        view: { question: { withoutScripts: check === provided } },
      });
      expect(await send(check, answered(check), { mode })).toBeUndefined();
    }
  });

  it.each(['cors', 'same-origin', 'no-cors'])(
    'a script (%s) gets none, and its answer is none',
    async (mode) => {
      const robot = { status: 422, view: { problem: 'robot' } };
      for (const check of [plain, provided]) {
        expect(await send(check, {}, { mode })).toEqual(robot);
        expect(await send(check, answered(check), { mode })).toEqual(robot);
      }
    },
  );

  it('an answer does not make an invalid token valid', async () => {
    expect(await send(plain, { robot: 'x', ...answered(plain) })).toMatchObject({
      view: { problem: 'robot' },
    });
  });

  it('D83 a second click is the form that was answered for, however often; another form is not', async () => {
    const network = '203.0.113.10';
    const fields = { user_name: 'Anna', ...answered(plain) };
    expect(await send(plain, fields, { network })).toBeUndefined();
    for (let click = 0; click < 5; click += 1) expect(await send(plain, fields, { network })).toBe('again');
    const other = await send(plain, { ...fields, user_name: 'Boris' }, { network });
    expect(other).toMatchObject({ status: 422 });
    const wrong = { ...answered(plain), answer: '99' };
    await send(plain, wrong, { network });
    expect(await send(plain, wrong, { network })).not.toBe('again');
  });

  it('answers from one network are counted, right or wrong: three in ten minutes; empty ones are none', async () => {
    const network = '203.0.113.9';
    for (const fields of [answered(plain), { ...answered(plain), answer: '99' }, answered(plain)]) {
      await send(plain, { ...fields, answer: '' }, { network });
      await send(plain, fields, { network });
    }
    const refused = await send(plain, answered(plain), { network });
    expect(refused).toMatchObject({ status: 429, view: { problem: 'tooMany' } });
    expect((refused as { wait: number }).wait).toBeGreaterThan(590);
    expect(await send(plain, answered(plain))).toBeUndefined();
  });
});
