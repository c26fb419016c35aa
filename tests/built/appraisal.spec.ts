import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { newPhone, proof, requestsOf, uploadProof } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { answerTo } from '../site/robot-question.ts';

const t = translator('ru');
const PDF = '%PDF-1.7 OpenAction JavaScript %%EOF';
const upload = () => crypto.randomUUID().replaceAll('-', '');

/** Posts a form with files as a browser without scripts does. */
function post(
  fields: Record<string, string>,
  files: [name: string, content: string | Buffer][],
  network = newNetwork(),
) {
  const edge = '----appraisal';
  const part = (head: string, content: string | Buffer) => [
    Buffer.from(`--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...files.flatMap(([name, content]) =>
      part(`name="photos[]"; filename="${name}"\r\nContent-Type: image/png`, content),
    ),
    Buffer.from(`--${edge}--\r\n`),
  ]);
  return ask('ru', '/appraisal/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': `multipart/form-data; boundary=${edge}`, 'X-Forwarded-For': network },
  });
}

const filledIn = (phone: string) => ({
  subject: 'watch',
  brand: 'Rolex',
  user_name: 'Анна',
  country: 'ru',
  telephone: phone,
  type_contact: 'telephone',
  consent: '1',
});

test('§5 uploads without scripts: what was chosen is kept over a mistake, and sent with the form', async () => {
  const phone = newPhone();
  const wrong = await post({ ...filledIn(phone), brand: '', robot: await proof() }, [['warranty.pdf', PDF]]);
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('warranty.pdf');
  const kept = /name="upload" value="([0-9a-f]{32})"/.exec(wrong.text)?.[1] ?? '';

  const right = await post({ ...filledIn(phone), upload: kept, robot: await proof() }, [['', '']]);
  expect(right.status).toBe(200);
  expect(right.text).toContain(t('appraisal.doneTitle'));
  await expect.poll(async () => (await requestsOf(phone)).length).toBe(1);
  const [row] = await requestsOf(phone);
  expect(row?.payload['photos[]']).toEqual([expect.objectContaining({ name: 'warranty.pdf', type: 'pdf' })]);
});

const MANY = Array.from({ length: 11 }, (_, i): [string, string] => [`${i}.pdf`, PDF]);
for (const [what, files, reason] of [
  ['no file', [['', '']], 'image'],
  ['a page called .png', [['a.png', '<script>alert(1)</script>']], 'format'],
  ['eleven files', MANY, 'file_count'],
] as [string, [string, string][], 'image' | 'format' | 'file_count'][]) {
  test(`§5 uploads without scripts: ${what} is said at the field`, async () => {
    const { status, text } = await post({ ...filledIn(newPhone()), robot: await proof() }, files);
    expect(status).toBe(422);
    expect(text).toContain(t(`forms.${reason}`));
    expect(text).toContain('href="#appraisal-photos"');
  });
}

test('without scripts: pictures are decoded when the question is answered, which is asked once', async () => {
  const network = newNetwork();
  const phone = newPhone();
  const whole = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5c22' } })
    .png()
    .toBuffer();
  const torn = whole.subarray(0, whole.length - 40);
  const first = await post(
    filledIn(phone),
    [
      ['a.png', whole],
      ['torn.png', torn],
    ],
    network,
  );
  expect(first.status).toBe(422);
  // Both files arrived. The broken one is not detected yet, because nothing has been decoded.
  for (const name of ['a.png', 'torn.png']) expect(first.text).toContain(name);
  expect(first.text).not.toContain('href="#appraisal-photos"');
  const kept = /name="upload" value="([0-9a-f]{32})"/.exec(first.text)?.[1] ?? '';

  const second = await post(
    { ...filledIn(phone), upload: kept, ...answerTo(first.text, 'ru') },
    [['', '']],
    network,
  );
  expect(second.status).toBe(422);
  expect(second.text).toContain('href="#appraisal-photos"');
  expect(second.text).not.toContain('torn.png');

  const third = await post({ ...filledIn(phone), upload: kept }, [['c.pdf', PDF]], network);
  expect(third.text, 'no second question').toContain(t('appraisal.doneTitle'));
  const number = /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(third.text.split('data-sent')[1] ?? '')?.[0] ?? '';
  await expect.poll(async () => (await requestsOf(phone)).length).toBe(1);
  const [row] = await requestsOf(phone);
  expect(row?.payload['photos[]']).toEqual([
    expect.objectContaining({ name: 'a.png', type: 'jpeg' }),
    expect.objectContaining({ name: 'c.pdf', type: 'pdf' }),
  ]);
  for (const locale of LOCALES) {
    const look = (contact: string) =>
      ask(locale, '/appraisal/status/', {
        method: 'POST',
        body: String(new URLSearchParams({ number, contact })),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': newNetwork() },
      });
    expect((await look(phone)).text, locale).toContain(translator(locale)('appraisal.state_received'));
    // Wrong codes make a proof of work necessary, also for other visitors of the same number. One test of this is
    // enough.
    if (locale === 'uz')
      expect((await look('+79990000000')).text, locale).toContain(translator(locale)('forms.notFound'));
  }
  const again = await post({ ...filledIn(newPhone()), upload: kept }, [['', '']], network);
  expect([again.status, again.text.includes('name="question"')], 'the answer stands for one form').toEqual([
    422,
    true,
  ]);
});

test('architecture §6 uploads one by one: each has its answer, and none of them is a fault', async () => {
  const send = (query: string, body: string, headers: Record<string, string> = {}) =>
    ask('ru', `/api/photos${query}`, {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': newNetwork(), ...headers },
    });
  const id = upload();
  const mine = `?upload=${id}&name=`;
  const statusOf = async (reply: ReturnType<typeof send>) => (await reply).status;
  expect(await statusOf(send(`${mine}a.pdf`, PDF)), 'nobody has worked for it').toBe(428);
  const proof = await uploadProof(id, { headers: { 'X-Forwarded-For': newNetwork() } });
  expect(await statusOf(send(`${mine}a.pdf`, PDF, proof))).toBe(200);
  expect(await statusOf(send(`?upload=${upload()}&name=a.pdf`, PDF, proof)), 'a proof admits one').toBe(428);
  expect(await statusOf(send(`${mine}b.pdf`, PDF)), 'which is admitted for its life').toBe(200);
  expect(await statusOf(send(`${mine}a.png`, '<svg onload="alert(1)"/>'))).toBe(422);
  expect(await statusOf(send(`${mine}a.png`, ''))).toBe(422);
  expect(await statusOf(send('?upload=../../etc&name=a.pdf', PDF))).toBe(400);
  expect(await statusOf(send(`${mine}a.pdf`, PDF, { 'Sec-Fetch-Site': 'cross-site' }))).toBe(403);
  expect(await statusOf(send(`${mine}a.png`, '', { 'Content-Length': String(21 * 1024 * 1024) }))).toBe(413);
  expect((await ask('ru', `/api/photo/${'a'.repeat(32)}.jpeg?expires=9999999999&signature=x`)).status).toBe(
    404,
  );
});
