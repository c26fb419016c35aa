import type { APIRoute } from 'astro';
import { askBackend } from '#src/backend-client/client.ts';
import { answerGateway } from '#src/gateway/gateway.ts';
import { maskedNetwork } from '#src/platform/http/networks.ts';
import { theRobotCheck } from '#src/robots/robot-check.ts';

/** The same-origin gateway to the backend (architecture §5). */
export const ALL: APIRoute = ({ request, locals: { locale, t }, clientAddress }) => {
  const place = () => maskedNetwork(clientAddress);
  return answerGateway(request, { locale, t, robots: theRobotCheck(), place }, askBackend);
};
