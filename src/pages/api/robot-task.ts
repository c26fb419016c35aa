import type { APIRoute } from 'astro';
import { theRobotCheck } from '#src/robots/robot-check.ts';
import { UPLOAD_WORK } from '#src/robots/upload-work.ts';

/**
 * What the browser has to do before a form may be sent; `work`: a given number of times as much, of our own kind;
 * `for=photos`: before the first file of an upload.
 */
export const GET: APIRoute = async ({ request }) => {
  const { hostname, searchParams } = new URL(request.url);
  const work = Number(searchParams.get('work'));
  const check = theRobotCheck();
  const demand =
    searchParams.get('for') === 'photos' ? { purpose: UPLOAD_WORK } : work > 0 ? { work } : undefined;
  const task = demand ? { kind: 'work', challenge: await check.demand(demand) } : await check.task(hostname);
  return Response.json(task, { headers: { 'Cache-Control': 'no-store' } });
};
