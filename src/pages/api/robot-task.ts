import type { APIRoute } from 'astro';
import { theRobotCheck } from '#src/http/robots/robot-check.ts';

/** What the browser has to do before a form may be sent; `work`: so many times as much, of our own kind. */
export const GET: APIRoute = async ({ request }) => {
  const { hostname, searchParams } = new URL(request.url);
  const work = Number(searchParams.get('work'));
  const check = theRobotCheck();
  const task =
    work > 0 ? { kind: 'work', challenge: await check.demand({ work }) } : await check.task(hostname);
  return Response.json(task, { headers: { 'Cache-Control': 'no-store' } });
};
