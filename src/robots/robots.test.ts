import { readConfiguration } from '../platform/configuration.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCheckToken } from './check-token.ts';
import { newTask, PROOF_LIFE_MS, readProof } from './proof-of-work.ts';
import { type QuestionContext, isSum, newQuestion, readQuestion } from './arithmetic-question.ts';
import { regionOf } from './captcha-region.ts';
import { RobotCheck } from './robot-check.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'robots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['tourbillon.ru', 'RU'],
  ['localhost', 'RU'],
  ['uz.localhost', 'RU'],
  ['tourbillon.com.ua', 'UA'],
  ['tourbillon.uz', 'UZ'],
  ['tourbillon.com', 'COM'],
  ['guru', 'COM'],
  ['example.ua', 'COM'],
])('§7 captcha: the keys of %s are those of %s', (host, region) => {
  expect(regionOf(host)).toBe(region);
});

/** Solves a task like our script in the browser. */
async function solve(challenge: Awaited<ReturnType<typeof newTask>>): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('architecture §6 work of the browser', () => {
  const check = new RobotCheck(readConfiguration({ DATA_DIR: folder }));
  const token = async () => {
    const task = await check.task('tourbillon.com');
    return task.kind === 'work' ? solve(task.challenge) : '';
  };

  it('is taken once, by any process of the installation', async () => {
    const done = await token();
    expect(await check.verify('tourbillon.com', done)).toBe(true);
    expect(await check.verify('tourbillon.com', done)).toBe(false);
    expect(await new RobotCheck(readConfiguration({ DATA_DIR: folder })).verify('tourbillon.com', done)).toBe(
      false,
    );
    expect(
      await new RobotCheck(readConfiguration({ DATA_DIR: folder })).verify('tourbillon.com', await token()),
    ).toBe(true);
  });

  it('demanded for a call is good for that call alone, once, and says how much it was', async () => {
    const token = await solve(await check.demand({ work: 2, purpose: '/login' }));
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString());
    // Twice the guesses of a form, each a key derived in 3,000 rounds. The site of browser tests demands fewer.
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 3_000 });
    expect(solution.counter).toBeGreaterThanOrEqual(400);
    expect(solution.counter).toBeLessThanOrEqual(800);
    const data = { ...challenge.parameters.data, work: 32 };
    const more = { challenge: { ...challenge, parameters: { ...challenge.parameters, data } }, solution };
    expect(await check.workOf(Buffer.from(JSON.stringify(more)).toString('base64'), '/login')).toBe(0);
    expect(await check.verify('tourbillon.com', token)).toBe(false);
    expect(await check.workOf(token, '/tickets')).toBe(0);
    expect(await check.workOf(token, '/login')).toBe(2);
    expect(await check.workOf(token, '/login')).toBe(0);
  });

  it.each(['', 'x', 'e30=', Buffer.from('{"challenge":{"parameters":{}}}').toString('base64')])(
    'is not "%s"',
    async (token) => {
      expect(await check.verify('tourbillon.com', token)).toBe(false);
    },
  );

  it('of another key, changed or too late is none', async () => {
    expect(await readProof('mine', await solve(await newTask('theirs')))).toBeUndefined();
    const easy = await newTask('mine');
    easy.parameters.keyPrefix = '0';
    expect(await readProof('mine', await solve(easy))).toBeUndefined();
    const late = await solve(await newTask('mine', {}, Date.now() - PROOF_LIFE_MS - 2_000));
    expect(await readProof('mine', late)).toBeUndefined();
  });
});

describe('architecture §6 without scripts: a question', () => {
  const here: QuestionContext = { page: '/call-request/', hostname: 'shop.test' };
  const { a, b, token } = newQuestion('mine', here, 0);
  const bytes = Buffer.from(token, 'base64url');
  const changed = (at: number) =>
    Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url');

  it.each<[string, string, QuestionContext, number, boolean]>([
    ['read in time', token, here, 5_000, true],
    ['before it was asked', token, here, -1, false],
    ['the next day', token, here, 86_400_000, false],
    ['on another page', token, { ...here, page: '/appeal/' }, 5_000, false],
    ['on another host', token, { ...here, hostname: 'other.test' }, 5_000, false],
    ['with another nonce', changed(0), here, 5_000, false],
    ['with another sum', changed(12), here, 5_000, false],
    ['with another tag', changed(bytes.length - 1), here, 5_000, false],
    ['made up', '1.1.0.x.y', here, 5_000, false],
    ['empty', '', here, 5_000, false],
  ])('its token %s', (_, sealed, asking, now, isGood) => {
    expect(readQuestion('mine', asking, sealed, now)).toEqual(isGood ? { sum: a + b } : undefined);
  });

  it('its token says nothing of the sum: of one length, never the same, read with our key alone', () => {
    const tokens = Array.from({ length: 200 }, () => newQuestion('mine', here, 0));
    expect(new Set(tokens.map((one) => one.token)).size).toBe(200);
    expect(new Set(tokens.map((one) => one.token.length)).size).toBe(1);
    const sums = new Map(tokens.map((one) => [one.a + one.b, one.token]));
    for (const [sum, token] of sums) {
      expect(readQuestion('mine', here, token, 0)).toEqual({ sum });
      expect(readQuestion('theirs', here, token, 0), 'without our key').toBeUndefined();
    }
  });

  it.each([
    ['12', 12, true],
    [' 12 ', 12, true],
    ['13', 12, false],
    ['', 0, false],
    ['twelve', 12, false],
  ])('%j is the sum %i: %s', (answer, sum, expected) => {
    expect(isSum(answer, sum)).toBe(expected);
  });

  it('can be answered once, rightly or wrongly', async () => {
    const check = new RobotCheck(readConfiguration({ DATA_DIR: folder }));
    for (const wrong of [0, 1]) {
      const asked = check.question(here);
      const sum = asked.a + asked.b;
      expect(await check.verifyAnswer(here, asked.token, String(sum + wrong))).toBe(wrong === 0);
      expect(await check.verifyAnswer(here, asked.token, String(sum))).toBe(false);
    }
  });
});

describe('§7 §8 GET /api/check-token', () => {
  let provider: Server;
  let address = '';
  let seen: string[] = [];
  let reply: (token: string | null) => [number, string] = () => [200, '{}'];
  beforeAll(async () => {
    provider = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push(body);
        const [status, text] = reply(new URLSearchParams(body).get('response'));
        response.writeHead(status).end(text);
      });
    });
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  });
  afterAll(() => provider.close());

  const ask = async (url = address) => {
    seen = [];
    const env = {
      DATA_DIR: folder,
      RECAPTCHA_VERIFY_URL: url,
      RECAPTCHA_SITE_KEY_UA: 'site',
      RECAPTCHA_SECRET_UA: 'secret-ua',
    };
    const request = new Request('https://shop.com.ua/api/check-token/?token=abc');
    const response = await sendCheckToken(request, new RobotCheck(readConfiguration(env)));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return (await response.json()) as unknown;
  };

  it('a person: the secret of the host goes to the provider', async () => {
    reply = (token) => [200, JSON.stringify({ success: token === 'abc', score: 0.9 })];
    expect(await ask()).toEqual({ success: true, message: 'Token verifyed' });
    expect(seen).toEqual(['secret=secret-ua&response=abc']);
  });

  it.each<[string, [number, string], object]>([
    ['a token it does not know', [200, '{"success":false}'], { success: false, message: 'Invalid token' }],
    ['a low score', [200, '{"success":true,"score":0.1}'], { success: false, message: 'Invalid token' }],
    ['an error of its own', [500, ''], { success: false, message: 'Internal error' }],
    ['garbage', [200, '<html>'], { success: false, message: 'Internal error' }],
  ])('%s', async (_, answer, expected) => {
    reply = () => answer;
    expect(await ask()).toEqual(expected);
  });

  it('a provider that is away fails closed', async () => {
    expect(await ask('http://127.0.0.1:9/')).toEqual({ success: false, message: 'Internal error' });
  });
});
