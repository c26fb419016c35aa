import { expect, test } from '@playwright/test';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { callRequestFields, newPhone, postCall, requestsOf } from '../site/call-requests.ts';
import { answerTo } from '../site/robot-question.ts';
import { type RecaptchaSite, startRecaptchaSite } from '../site/recaptcha-site.ts';

let site: RecaptchaSite;
test.beforeAll(async () => {
  site = await startRecaptchaSite();
});
test.afterAll(() => site.stop());

const t = translator('ru');

test('§7 reCAPTCHA: pages of a host with keys let it in, whatever else is as strict as ever', async () => {
  const host = new URL(site.origin).host;
  const policyOf = async (path: string, asked = host) =>
    (await ask('ru', path, { port: site.port, host: asked })).headers['content-security-policy'] ?? '';
  for (const path of ['/call-request/', '/about/', '/clocks_today/']) {
    expect(await policyOf(path), path).toContain('frame-src https://www.google.com/recaptcha/');
    expect(await policyOf(path), path).not.toContain('unsafe');
  }
  for (const path of ['/favicon.svg', '/api/menu/list', '/robots.txt', '/about']) {
    expect(await policyOf(path), path).not.toContain('google');
  }
  expect(await policyOf('/call-request/', site.plainHost)).toMatch(/script-src 'self'(?!.*google)/);
  const task = await ask('ru', '/api/robot-task', { port: site.port, host });
  expect(JSON.parse(task.text)).toEqual({ kind: 'recaptcha', siteKey: 'site-key' });
});

test('reCAPTCHA: the question is for browsers without scripts alone, and no script may answer it', async () => {
  site.provider.says = 'person';
  const asking = { port: site.port, host: new URL(site.origin).host };
  const phone = newPhone();
  const { status, text } = await postCall(callRequestFields(phone), asking);
  expect(status).toBe(422);
  const withScripts = text.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  expect(withScripts).not.toContain('name="question"');
  expect(withScripts).toContain(t('forms.robot'));
  const answered = () => callRequestFields(phone, answerTo(text, 'ru'));
  const byScript = await postCall(answered(), { ...asking, headers: { 'Sec-Fetch-Mode': 'cors' } });
  expect(byScript.text).toContain(t('forms.robot'));
  expect(await requestsOf(phone)).toEqual([]);
  expect((await postCall(answered(), asking)).status).toBe(200);
});

const ANSWERS = [
  { says: 'person', status: 200, words: 'requests.callDoneTitle' },
  { says: 'robot', status: 422, words: 'forms.robot' },
  { says: 'silence', status: 503, words: 'forms.robotAway' },
  { says: 'goodbye', status: 503, words: 'forms.robotAway' },
] as const;

for (const { says, status, words } of ANSWERS) {
  test(`a provider that says ${says} is answered ${status} within three seconds`, async () => {
    site.provider.says = says;
    const asking = { port: site.port, host: new URL(site.origin).host };
    // Half a second is left of the three: on a busy machine one call in three has to keep them.
    await expect(async () => {
      const phone = newPhone();
      const began = performance.now();
      const reply = await postCall({ ...callRequestFields(phone), robot: 'token' }, asking);
      const took = performance.now() - began;
      expect(reply.status).toBe(status);
      expect(reply.text).toContain(t(words));
      await expect.poll(() => requestsOf(phone)).toHaveLength(says === 'person' ? 1 : 0);
      expect(took).toBeLessThan(3_000);
    }).toPass({ timeout: 10_000 });
  });
}
