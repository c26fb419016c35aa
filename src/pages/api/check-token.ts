import type { APIRoute } from 'astro';
import { answerCheckToken } from '#src/robots/check-token.ts';
import { theRobotCheck } from '#src/robots/robot-check.ts';

/** The captcha check of §7. */
export const GET: APIRoute = ({ request }) => answerCheckToken(request, theRobotCheck());
