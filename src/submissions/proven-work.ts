import { MOST_WORK } from '@tourbillon/domain/contract/visitor-headers.ts';
import { type RobotCheck, theRobotCheck } from '../robots/robot-check.ts';
import {
  checkAnswer,
  isByScript,
  questionFor,
  type RobotRefusal,
  type SubmittedForm,
} from './check-robot.ts';

/** The work that the sender of a form has proved, for a backend that may demand work. */
export interface ProvenWork {
  /** As a multiple of the work for a normal form; 0 for none. */
  work: number;
  /** Set if there were too many answers to questions. */
  refusal?: RobotRefusal;
}

/**
 * How much work a form counts for: the work of its token; a captcha token counts like a normal form. An answered
 * question counts for the maximum, because answers have a much lower limit.
 */
export async function provenWork(
  sent: SubmittedForm,
  check: RobotCheck = theRobotCheck(),
): Promise<ProvenWork> {
  const { hostname } = new URL(sent.request.url);
  const token = sent.text('robot');
  if (token !== '') {
    const work = await check.workOf(token);
    // If the captcha provider does not respond, the token counts for nothing.
    return { work: work || Number(await check.verify(hostname, token).catch(() => false)) };
  }
  if (isByScript(sent.request)) return { work: 0 };
  const answered = await checkAnswer(sent, hostname, check);
  if (answered === 'right' || answered === 'again') return { work: MOST_WORK };
  return answered === 'wrong' ? { work: 0 } : { work: 0, refusal: answered };
}

/**
 * The response to a form for whose call the backend demands work. A script does the work and sends the form again;
 * other browsers get a question.
 */
export function demandWork(
  sent: SubmittedForm,
  work: number,
  check: RobotCheck = theRobotCheck(),
): RobotRefusal {
  if (isByScript(sent.request) || sent.text('robot') !== '') {
    return { status: 422, view: { problem: 'robot', work } };
  }
  return questionFor(sent, check);
}
