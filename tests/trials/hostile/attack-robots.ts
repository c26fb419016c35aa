import { randomUUID } from 'node:crypto';
import { submissionOf } from '../faults/submissions.ts';
import { FORM, postFromNewAddress, type Fields, type Reply, type Target } from './post-from-new-address.ts';

/** Forms with a robot check, filled in correctly. */
function forms(): { page: string; fields: Fields }[] {
  const email = () => `${randomUUID()}@robots.test`;
  const requests = [0, 1, 2].map((kind) => {
    const { page, fields } = submissionOf(kind);
    const { robot: _, ...right } = fields;
    return { page, fields: right };
  });
  const subscription = { email: email(), options: 'new_arrivals', consent: '1' };
  return [
    ...requests,
    { page: '/subscribe/', fields: subscription },
    { page: '/forgot-password/', fields: { email: email() } },
  ];
}

/** The token of the question in a page; empty without one. */
function questionIn(page: string): string {
  return /name="question" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** A form of another page, without a token. */
function elsewhere(): string {
  const { robot: _, ...fields } = submissionOf(0).fields;
  return String(new URLSearchParams(fields));
}

/**
 * Sends forms as a robot that reads the pages: with the content of the question's token, with digits near it,
 * with a token of another form, as a script, and by the call without the form.
 * @returns the submissions that were accepted.
 */
export async function attackRobots(target: Target): Promise<string[]> {
  const complaints: string[] = [];
  for (const { page, fields } of forms()) {
    const post = (more: Fields, headers: Fields = {}) =>
      postFromNewAddress(target, page, String(new URLSearchParams({ ...fields, ...more })), FORM, headers);
    const expectRefused = ({ status, text }: Reply, name: string) => {
      if (status < 400 || status >= 500 || text.includes('data-sent')) {
        complaints.push(`${page} took ${name}: ${status}`);
      }
    };
    const asked = await post({});
    expectRefused(asked, 'a form without a token');
    const question = questionIn(asked.text);
    if (question === '') complaints.push(`${page} asks no question of who has no scripts`);
    const written = /(\d+) ?[+*-] ?(\d+)/.exec(asked.text.split('name="question"')[0] ?? '');
    if (written && asked.text.includes(`${written[0]}?`)) complaints.push(`${page} asks its sum in digits`);
    // Earlier tokens contained the numbers in clear text. The attack tries them; an encrypted token has none.
    const [a, b] = question.split('.');
    if (/^\d+$/.test(a ?? '') && /^\d+$/.test(b ?? '')) {
      expectRefused(
        await post({ question, answer: String(Number(a) + Number(b)) }),
        'a sum read from the token',
      );
    }
    if (/^[\x20-\x7e]+$/.test(Buffer.from(question, 'base64url').toString('latin1'))) {
      complaints.push(`${page} has a token that can be read`);
    }
    // When the other form has no question, skip this: a question of this form could be guessed.
    for (const answer of page === '/call-request/' ? [] : ['11', '10']) {
      const theirs = questionIn((await postFromNewAddress(target, '/call-request/', elsewhere(), FORM)).text);
      if (theirs === '') complaints.push('/call-request/ asks no question of who has no scripts');
      expectRefused(await post({ question: theirs, answer }), 'the question of another form');
    }
    expectRefused(
      await post({ question, answer: '10' }, { 'Sec-Fetch-Mode': 'cors' }),
      'an answer by a script',
    );
    expectRefused(await post({ robot: Buffer.from('{}').toString('base64') }), 'an empty proof');
  }
  const wish = JSON.stringify({
    email: `${randomUUID()}@robots.test`,
    options: ['new_arrivals'],
    consent: true,
  });
  const call = await postFromNewAddress(target, '/api/subscribers', wish, 'application/json');
  if (call.status !== 428) complaints.push(`/api/subscribers took a robot: ${call.status}`);
  return complaints;
}
