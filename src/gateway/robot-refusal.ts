import type { Call } from '@tourbillon/domain/contract/call.ts';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import type { RobotCheck, RobotTask } from '../robots/robot-check.ts';
import { reportError } from '../platform/errors/report.ts';

/** The part of the robot check that the gateway needs. */
export type GatewayRobots = Pick<RobotCheck, 'demand' | 'workOf' | 'task' | 'verify'>;

/** Why a call is refused: 428 without a proof of a person, with a task for one; 503 if the check is unavailable. */
export type CallRefusal = { status: 428; task: RobotTask } | { status: 503 };

/**
 * Checks that a call with a robot check comes from a person: by the token of a form, in the body field `robot`, or in
 * the proof header.
 * @param body the parsed body, before validation.
 * @returns undefined for a person.
 */
export async function refuseRobot(
  request: Request,
  call: Call,
  body: Record<string, unknown>,
  robots: GatewayRobots,
): Promise<CallRefusal | undefined> {
  if (!call.robotCheck) return undefined;
  const { hostname } = new URL(request.url);
  const token = request.headers.get(PROOF_HEADER) ?? (typeof body.robot === 'string' ? body.robot : '');
  try {
    if (token !== '' && (await robots.verify(hostname, token))) return undefined;
    return { status: 428, task: await robots.task(hostname) };
  } catch (error) {
    reportError(error, { room: 'robots' });
    return { status: 503 };
  }
}
