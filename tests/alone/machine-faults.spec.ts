import { expect, test } from '@playwright/test';
import { send } from '../trials/faults/send.ts';
import { submissionOf } from '../trials/faults/submissions.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { lettersTo, readLetters } from '../mail/mailbox.ts';
import { startTestMailServer, type TestMailServer } from '../mail/test-mail-server.ts';
import { ask } from '../site/ask.ts';
import { type FaultSite, PROGRAMS, type ProgramName, startFaultSite } from '../site/fault-site.ts';
import { uploadProof } from '../site/call-requests.ts';
import { newMailbox, newNetwork } from '../site/mailing-list.ts';
import { STAFF, readSharedSite } from '../site/site.ts';

const t = translator('ru');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** Milliseconds until a person sees the thanks on a busy machine, whichever service behind the site is down. */
const LONGEST_RESPONSE = 3_500;

/** Numbers of submissions by kind: a call request, a question, an appraisal with a file. */
const [CALL, QUESTION, APPRAISAL] = [0, 2, 3];

let site: FaultSite;

// One site for all tests: starting a site takes longer than any of them.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startFaultSite();
});
test.afterAll(() => site.stop());

/** Sends a form as a browser without scripts does. @param more fields in addition to the usual ones. */
async function sendForm(n: number, more: Record<string, string> = {}) {
  const submission = submissionOf(n);
  const receiver = {
    port: site.port,
    host: new URL(readSharedSite().origins.ru).host,
    network: newNetwork(),
  };
  const began = performance.now();
  const reply = await send({ ...submission, fields: { ...submission.fields, ...more } }, receiver);
  return { reply, phone: submission.phone, took: performance.now() - began };
}

test('disk full: a form is asked to come again, all of it still there, nothing half-written stays', async () => {
  await site.killBackend();
  await site.fillDisk(true);
  for (const n of [CALL, APPRAISAL]) {
    const { reply } = await sendForm(n);
    const { page, fields } = submissionOf(n);
    expect(reply, page).toMatchObject({ thanked: false, status: 503 });
    expect(reply?.text, page).toContain(t('forms.notSent'));
    for (const name of ['user_name', 'telephone', 'brand'].filter((one) => fields[one])) {
      const digits = fields[name]!.replace(/^\+7/, '');
      const typed = name === 'telephone' ? new RegExp([...digits].join('\\D*')) : fields[name]!;
      expect(reply?.text, `${page} ${name}`).toMatch(typed);
    }
    expect(await site.storedFiles(), page).toEqual([]);
  }
  const upload = '0'.repeat(32);
  const photo = await ask('ru', `/api/photos?upload=${upload}&name=a.pdf`, {
    port: site.port,
    method: 'POST',
    body: '%PDF-1.7 warranty %%EOF',
    headers: { 'X-Forwarded-For': newNetwork(), ...(await uploadProof(upload, { port: site.port })) },
  });
  expect(photo.status).toBe(503);
  expect(await site.storedFiles()).toEqual([]);

  await site.fillDisk(false);
  for (const n of [CALL, APPRAISAL]) {
    expect((await sendForm(n)).reply).toMatchObject({ thanked: true, status: 200 });
  }
  await site.startBackend();
  for (const n of [CALL, APPRAISAL]) {
    const stored = () => site.storedWith(submissionOf(n).phone);
    await expect.poll(stored, { timeout: 30_000, message: submissionOf(n).page }).toBe(1);
  }
});

const CLOCKS: [clock: string, programs: readonly ProgramName[], shift: number][] = [
  ['a day on', PROGRAMS, DAY],
  ['a day back', PROGRAMS, -DAY],
  ['a year on', PROGRAMS, YEAR],
  ['a year back, two years in one step', PROGRAMS, -YEAR],
  ['a year on at the storefront alone', ['storefront'], YEAR],
  ['a year back at the backend alone', ['backend'], -YEAR],
];

test('clocks a day and a year off: pages are served, forms thanked for and stored once', async () => {
  for (const [turn, [clock, off, shift]] of CLOCKS.entries()) {
    for (const program of PROGRAMS) await site.setClock(program, off.includes(program) ? shift : 0);
    const locale = LOCALES[turn % LOCALES.length]!;
    for (const page of ['/', '/about/', `/clocks_today/?page=1&sort=by_brand&price_from=${turn + 1}`]) {
      const { status } = await ask(locale, page, { port: site.port });
      expect.soft(status, `${clock}: ${locale} ${page}`).toBe(200);
    }
    const { reply, phone } = await sendForm(100 + 4 * turn + QUESTION);
    expect.soft(reply, clock).toMatchObject({ thanked: true });
    await expect.poll(() => site.storedWith(phone), { timeout: 20_000, message: clock }).toBe(1);
  }
  for (const program of PROGRAMS) await site.setClock(program, 0);
});

test('SMTP down, then silent: senders are thanked at once, each letter comes once when it is back', async () => {
  const readers = ['down', 'silent', 'after'].map(newMailbox);
  const [down = '', silent = '', after = ''] = readers;
  const ask = async (n: number, email: string) => {
    const { reply, took, phone } = await sendForm(200 + 4 * n + QUESTION, { email });
    expect(reply).toMatchObject({ thanked: true });
    expect(took).toBeLessThan(LONGEST_RESPONSE);
    return phone;
  };
  const phones = [await ask(0, down)];
  let office: TestMailServer | undefined;
  try {
    office = await startTestMailServer({ port: site.mailPort, manner: 'is silent' });
    phones.push(await ask(1, silent));
    office.turn('takes');
    // A failed letter is tried again after a minute. That includes one whose connection began while the server
    // was silent and fails only now.
    const { mailbox } = office;
    let minutes = 0;
    await expect
      .poll(
        async () => {
          await site.setClock('backend', (minutes += 2) * MINUTE);
          const letters = await readLetters(mailbox);
          return [down, silent].filter((reader) => letters.some(({ to }) => to === reader)).length;
        },
        { intervals: [2_000], timeout: 90_000 },
      )
      .toBe(2);
    // If the letter were sent twice, the second one would be due before this one.
    await site.setClock('backend', DAY);
    phones.push(await ask(2, after));
    await lettersTo(office.mailbox, after);
    await lettersTo(office.mailbox, STAFF, readers.length);
    const came = await readLetters(office.mailbox);
    for (const reader of readers) expect(came.filter(({ to }) => to === reader)).toHaveLength(1);
    for (const phone of phones) {
      const about = came.filter(
        ({ to, text }) => to === STAFF && text.replace(/[^\d+]/g, '').includes(phone),
      );
      expect(about, phone).toHaveLength(1);
    }
  } finally {
    await office?.close();
  }
});
