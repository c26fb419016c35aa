import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import { reportError } from '../platform/errors/report.ts';
import type { RobotCheck } from './robot-check.ts';

/** Exact responses of `GET /api/check-token`. The spelling is part of the contract (§8). */
const REPLIES = {
  person: { success: true, message: 'Token verifyed' },
  robot: { success: false, message: 'Invalid token' },
  failure: { success: false, message: 'Internal error' },
} as const;

/** Handles `GET /api/check-token?token=` (§7). The token is neither stored nor logged (decision 64). */
export async function sendCheckToken(request: Request, check: Pick<RobotCheck, 'verify'>): Promise<Response> {
  const { hostname, searchParams } = new URL(request.url);
  return Response.json(await reply(hostname, searchParams.get('token') ?? '', check), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

async function reply(hostname: string, token: string, check: Pick<RobotCheck, 'verify'>) {
  try {
    return (await check.verify(hostname, token)) ? REPLIES.person : REPLIES.robot;
  } catch (error) {
    reportError(error, { call: '/api/check-token' satisfies EndpointAddress });
    return REPLIES.failure;
  }
}
