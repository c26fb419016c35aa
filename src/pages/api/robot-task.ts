import type { APIRoute } from 'astro';
import { theRobotCheck } from '#src/http/robots/robot-check.ts';

/** What the browser has to do before a form may be sent. */
export const GET: APIRoute = async ({ request }) =>
  Response.json(await theRobotCheck().task(new URL(request.url).hostname), {
    headers: { 'Cache-Control': 'no-store' },
  });
