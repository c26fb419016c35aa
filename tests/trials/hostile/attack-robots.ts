import { randomUUID } from 'node:crypto';
import { submissionOf } from '../faults/submissions.ts';
import { FORM, postAlone, type Fields, type Reply, type Target } from './post-alone.ts';

/** Forms that ask whether somebody is a robot, filled in rightly. */
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

/** The token of the question that a page asks; empty for none. */
function questionIn(page: string): string {
  return /name="question" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** A form of another page, without a token. */
function elsewhere(): string {
  const { robot: _, ...fields } = submissionOf(0).fields;
  return String(new URLSearchParams(fields));
}

/**
 * Tries to have forms taken as a robot that reads what it is sent: by what stands in the token of a question, by digits
 * beside it, by a token of another form, as a script, by the call past the form.
 * @returns what was taken.
 */
export async function attackRobots(target: Target): Promise<string[]> {
  const complaints: string[] = [];
  for (const { page, fields } of forms()) {
    const post = (more: Fields, headers: Fields = {}) =>
      postAlone(target, page, String(new URLSearchParams({ ...fields, ...more })), FORM, headers);
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
    // Numbers that stand in the token in clear, as they once did, are tried; a sealed one has none.
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
    // Without a question of the other form, one of this form would stand in for it, whose sum may be guessed.
    for (const answer of page === '/call-request/' ? [] : ['11', '10']) {
      const theirs = questionIn((await postAlone(target, '/call-request/', elsewhere(), FORM)).text);
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
  const call = await postAlone(target, '/api/subscribers', wish, 'application/json');
  if (call.status !== 428) complaints.push(`/api/subscribers took a robot: ${call.status}`);
  return complaints;
}
