import { MOST_WORK } from '@tourbillon/domain/contract/visitor-headers.ts';
import { type RobotCheck, theRobotCheck } from '../robots/robot-check.ts';
import { judgeAnswer, isByScript, questionFor, type RobotRefusal, type Sent } from './check-robot.ts';

/** What the sender of a form has shown, for a backend that may demand work. */
export interface Shown {
  /** As a multiple of what every form asks for; 0 for nothing. */
  work: number;
  /** Answers came too often. */
  refusal?: RobotRefusal;
}

/**
 * How much work stands behind a form: that of its token; the verdict of a provider is worth what every form asks for. An
 * answered question, which is counted far more tightly, stands for as much as may be asked.
 */
export async function shownWork(sent: Sent, check: RobotCheck = theRobotCheck()): Promise<Shown> {
  const { hostname } = new URL(sent.request.url);
  const token = sent.text('robot');
  if (token !== '') {
    const work = await check.workOf(token);
    // A provider that is away has said nothing.
    return { work: work || Number(await check.verify(hostname, token).catch(() => false)) };
  }
  if (isByScript(sent.request)) return { work: 0 };
  const answered = await judgeAnswer(sent, hostname, check);
  if (answered === 'right' || answered === 'again') return { work: MOST_WORK };
  return answered === 'wrong' ? { work: 0 } : { work: 0, refusal: answered };
}

/** What a form is answered whose call costs work: a script does it and sends the form again; others get a question. */
export function demandWork(sent: Sent, work: number, check: RobotCheck = theRobotCheck()): RobotRefusal {
  if (isByScript(sent.request) || sent.text('robot') !== '') {
    return { status: 422, view: { problem: 'robot', work } };
  }
  return questionFor(sent, check);
}
