import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { submissionOf } from '../faults/submissions.ts';

/** A site under attack. */
interface Target {
  port: number;
  host: string;
}

/** What came back. */
interface Reply {
  status: number;
  text: string;
}

type Fields = Record<string, string>;

const FORM = 'application/x-www-form-urlencoded';

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

/**
 * Tries to have forms taken as a robot that reads what it is sent: by what stands in the token of a question, by digits
 * beside it, by a token of another form, as a script, by the call past the form.
 * @returns what was taken.
 */
export async function attackRobots(target: Target): Promise<string[]> {
  const complaints: string[] = [];
  for (const { page, fields } of forms()) {
    const post = (more: Fields, headers: Fields = {}) =>
      send(target, page, String(new URLSearchParams({ ...fields, ...more })), FORM, headers);
    const expectRefused = ({ status, text }: Reply, name: string) => {
      if (status < 400 || status >= 500 || text.includes('data-sent')) {
        complaints.push(`${page} took ${name}: ${status}`);
      }
    };
    const asked = await post({});
    expectRefused(asked, 'a form without a token');
    const question = /name="question" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
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
    const foreign = await send(
      target,
      '/call-request/',
      String(new URLSearchParams(submissionOf(0).fields)),
      FORM,
    );
    const theirs = /name="question" value="([^"]+)"/.exec(foreign.text)?.[1] ?? question;
    for (const answer of page === '/call-request/' ? [] : ['11', '10']) {
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
  const call = await send(target, '/api/subscribers', wish, 'application/json');
  if (call.status !== 428) complaints.push(`/api/subscribers took a robot: ${call.status}`);
  return complaints;
}

/** Posts from a network of its own, so that no limit stands in for the check. */
function send(
  { port, host }: Target,
  path: string,
  body: string,
  type: string,
  more: Fields = {},
): Promise<Reply> {
  const [, a, b, c] = /(..)(..)(..)/.exec(randomUUID()) ?? [];
  const network = ['10', ...[a, b, c].map((part) => parseInt(part ?? '0', 16))].join('.');
  const headers = { Host: host, 'Content-Type': type, 'X-Forwarded-For': network, ...more };
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asking.on('error', reject).end(body);
  });
}
