import { createHash } from 'node:crypto';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { openNetworkLimiter } from '../limits/limiter.ts';
import { type RobotCheck, theRobotCheck } from '../robots/robot-check.ts';
import { reportError } from '../platform/errors/report.ts';

/** Most answers to questions from one network: a tenth of the forms that it may send. */
const ANSWER_RATE = { points: 3, duration: 600 };
const answers = openNetworkLimiter('answers', ANSWER_RATE);

/** Look-ups have a separate limit, so that they do not block requests, and requests do not block them. */
const answersOfLookUps = openNetworkLimiter('answers of look-ups', ANSWER_RATE);
const LOOK_UP_PAGES = new Set<string>(Object.values(LOOK_UPS).map(({ page }) => page));

/** A submitted form. */
export interface SubmittedForm {
  /** Address of the form. */
  page: string;
  request: Request;
  /** Network of the visitor. */
  network: string;
  /** Value of a field; empty if there is none. */
  text: (name: string) => string;
  /** A hash of the form's content, from `formHash`. */
  contentHash: string;
}

/** Fields of the robot check. They are not part of the form's content. */
const CHECK_FIELDS = new Set(['robot', 'question', 'answer']);

/** A hash of a form's content. A second click sends the same content again. */
export function formHash(sent: FormData): string {
  const content = [...sent].filter(([name, value]) => typeof value === 'string' && !CHECK_FIELDS.has(name));
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The response to a form that no person is known to have sent. */
export interface RobotRefusal {
  status: number;
  /** Seconds to wait, with 429. */
  wait?: number;
  view: Pick<RequestView, 'problem' | 'question' | 'wait' | 'work'>;
}

/**
 * Checks whether a person sent a form: by the token of our script, or by the answer to a question, which only
 * browsers without scripts get.
 * @returns undefined for a person; `again` if a person has sent the same form before, by a second click.
 */
export async function checkRobot(
  sent: SubmittedForm,
  check: RobotCheck = theRobotCheck(),
): Promise<RobotRefusal | 'again' | undefined> {
  const { request, text } = sent;
  const { hostname } = new URL(request.url);
  try {
    if (text('robot') !== '') return (await check.verify(hostname, text('robot'))) ? undefined : ROBOT;
    // Our script sends a token or nothing. It cannot show a question.
    if (isByScript(request)) return ROBOT;
    const answered = await checkAnswer(sent, hostname, check);
    if (answered === 'right') return undefined;
    return answered === 'wrong' ? questionFor(sent, check) : answered;
  } catch (error) {
    reportError(error, { room: 'robots' });
    return { status: 503, view: { problem: 'robotAway' } };
  }
}

const ROBOT: RobotRefusal = { status: 422, view: { problem: 'robot' } };

/**
 * Checks the answer to a form's question. Too many answers are refused unread, and an empty answer does not count.
 * `again`: the same form was sent before with the same answer, by a second click, so it must not be processed twice.
 */
export async function checkAnswer(
  { page, network, text, contentHash }: SubmittedForm,
  hostname: string,
  check: RobotCheck,
): Promise<'right' | 'again' | 'wrong' | RobotRefusal> {
  const [question, answer] = [text('question'), text('answer')];
  if (question === '' || answer.trim() === '') return 'wrong';
  if (await check.wasAnswered({ page, hostname }, question, answer, contentHash)) return 'again';
  const wait = await (LOOK_UP_PAGES.has(page) ? answersOfLookUps : answers).wait(network);
  if (wait > 0) return { status: 429, wait, view: { problem: 'tooMany', wait } };
  return (await check.verifyAnswer({ page, hostname }, question, answer, contentHash)) ? 'right' : 'wrong';
}

/** The refusal that shows the form with a new question. */
export function questionFor({ page, request }: SubmittedForm, check: RobotCheck): RobotRefusal {
  const { hostname } = new URL(request.url);
  return { status: 422, view: { question: check.question({ page, hostname }) } };
}

/** Whether a script sent the request. A form that the browser submits itself is a navigation (Fetch Metadata). */
export function isByScript({ headers }: Request): boolean {
  return (headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate';
}
