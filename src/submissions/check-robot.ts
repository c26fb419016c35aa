import { createHash } from 'node:crypto';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { openNetworkLimiter } from '../limits/limiter.ts';
import { type RobotCheck, theRobotCheck } from '../robots/robot-check.ts';
import { reportError } from '../platform/errors/report.ts';

/** Answers to questions from one network: a tenth of the forms that it may send. */
const ANSWERS = { points: 3, duration: 600 };
const answers = openNetworkLimiter('answers', ANSWERS);

/** Who looks for a number may send a request all the same, and the other way round. */
const answersOfLookUps = openNetworkLimiter('answers of look-ups', ANSWERS);
const LOOK_UP_PAGES = new Set<string>(Object.values(LOOK_UPS).map(({ page }) => page));

/** A form that was sent. */
export interface Sent {
  /** Address of the form. */
  page: string;
  request: Request;
  /** Network it comes from. */
  network: string;
  /** A field of it, empty when it has none. */
  text: (name: string) => string;
  /** What tells it from every other: of `saidIn`. */
  said: string;
}

/** Fields of a check, which say nothing of what somebody wants. */
const OF_CHECKS = new Set(['robot', 'question', 'answer']);

/** A hash of what a form says: a second click sends the same once more. */
export function saidIn(sent: FormData): string {
  const said = [...sent].filter(([name, value]) => typeof value === 'string' && !OF_CHECKS.has(name));
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** What a form that nobody is known to have sent is answered. */
export interface RobotRefusal {
  status: number;
  /** Seconds to wait, with 429. */
  wait?: number;
  view: Pick<RequestView, 'problem' | 'question' | 'wait' | 'work'>;
}

/**
 * Whether a form was sent by a person: by the token that its script has got, or by the answer to a question, which is
 * asked of browsers without scripts alone.
 * @returns undefined for a person; `again` for a form that a person has sent before, word for word: a second click.
 */
export async function checkRobot(
  sent: Sent,
  check: RobotCheck = theRobotCheck(),
): Promise<RobotRefusal | 'again' | undefined> {
  const { request, text } = sent;
  const { hostname } = new URL(request.url);
  try {
    if (text('robot') !== '') return (await check.verify(hostname, text('robot'))) ? undefined : ROBOT;
    // Our script sends a token or nothing; it can show no question.
    if (isByScript(request)) return ROBOT;
    const answered = await judgeAnswer(sent, hostname, check);
    if (answered === 'right') return undefined;
    return answered === 'wrong' ? questionFor(sent, check) : answered;
  } catch (error) {
    reportError(error, { room: 'robots' });
    return { status: 503, view: { problem: 'robotAway' } };
  }
}

const ROBOT: RobotRefusal = { status: 422, view: { problem: 'robot' } };

/**
 * Whether the question of a form was answered; answers that come too often are refused unread, and an empty one does
 * not count. `again`: this very form came with this answer before, by a second click; what is done twice for one form is
 * done once.
 */
export async function judgeAnswer(
  { page, network, text, said }: Sent,
  hostname: string,
  check: RobotCheck,
): Promise<'right' | 'again' | 'wrong' | RobotRefusal> {
  const [question, answer] = [text('question'), text('answer')];
  if (question === '' || answer.trim() === '') return 'wrong';
  if (await check.wasAnswered({ page, hostname }, question, answer, said)) return 'again';
  const wait = await (LOOK_UP_PAGES.has(page) ? answersOfLookUps : answers).wait(network);
  if (wait > 0) return { status: 429, wait, view: { problem: 'tooMany', wait } };
  return (await check.verifyAnswer({ page, hostname }, question, answer, said)) ? 'right' : 'wrong';
}

/** A form that comes back with a new question. */
export function questionFor({ page, request }: Sent, check: RobotCheck): RobotRefusal {
  const { hostname } = new URL(request.url);
  return { status: 422, view: { question: check.question({ page, hostname }) } };
}

/** Whether a script sent it: a form that a browser sends by itself opens a page (Fetch Metadata). */
export function isByScript({ headers }: Request): boolean {
  return (headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate';
}
