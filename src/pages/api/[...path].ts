import type { APIRoute } from 'astro';
import { askBackend } from '#src/backend/client.ts';
import { answerGateway } from '#src/backend/gateway-answer.ts';

/** The same-origin gateway to the backend (design section 5). */
export const ALL: APIRoute = ({ request, locals }) => answerGateway(request, locals, askBackend);
