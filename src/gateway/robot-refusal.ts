import type { Call } from '@tourbillon/domain/contract/call.ts';
import { PROOF_HEADER } from '@tourbillon/domain/contract/proof-header.ts';
import type { RobotCheck, RobotTask } from '../robots/robot-check.ts';
import { reportError } from '../platform/errors/report.ts';

/** What the gateway asks of the check against robots. */
export type GatewayRobots = Pick<RobotCheck, 'demand' | 'workOf' | 'task' | 'verify'>;

/** Why a call is not made: nothing shows that a person makes it, and what would; or that cannot be asked. */
export type CallRefusal = { status: 428; task: RobotTask } | { status: 503 };

/**
 * Whether a call that robots may not make comes from a person: by the token of a form, in the body's field `robot` or in
 * the header of a proof.
 * @param body as it came. @returns undefined for a person.
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
