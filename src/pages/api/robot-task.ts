import type { APIRoute } from 'astro';
import { theRobotCheck } from '#src/http/robots/robot-check.ts';
import { UPLOAD_WORK } from '#src/http/robots/upload-work.ts';

/** What the browser has to do before a form may be sent; with `?for=photos` before the first file of an upload. */
export const GET: APIRoute = async ({ request }) => {
  const { hostname, searchParams } = new URL(request.url);
  const check = theRobotCheck();
  const task =
    searchParams.get('for') === 'photos'
      ? { kind: 'work', challenge: await check.demand({ purpose: UPLOAD_WORK }) }
      : await check.task(hostname);
  return Response.json(task, { headers: { 'Cache-Control': 'no-store' } });
};
