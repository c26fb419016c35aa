import type { APIRoute } from 'astro';
import { askBackend } from '#src/backend/client.ts';
import { answerGateway } from '#src/backend/gateway-answer.ts';
import { maskedNetwork } from '#src/http/networks.ts';
import { theRobotCheck } from '#src/http/robots/robot-check.ts';

/** The same-origin gateway to the backend (architecture §5). */
export const ALL: APIRoute = ({ request, locals: { locale, t }, clientAddress }) => {
  const place = () => maskedNetwork(clientAddress);
  return answerGateway(request, { locale, t, robots: theRobotCheck(), place }, askBackend);
};
