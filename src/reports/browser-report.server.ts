import type { Reports } from '@tourbillon/platform/reports/sentry.ts';

/** Characters of the largest report: an event with five errors of fifty lines each. */
const LARGEST = 64 * 1024;

/**
 * Takes a report from a browser of ours: an envelope of Sentry's SDK, of which the event is passed on.
 * @param reports undefined where errors are not reported.
 * @returns 204 whatever is made of it; 404 where nothing is, 413 and 400 for what is no report.
 */
export async function takeBrowserReport(request: Request, reports: Reports | undefined): Promise<Response> {
  const text = await request.text();
  if (!reports) return refuse(404);
  if (text.length > LARGEST) return refuse(413);
  const event = eventIn(text);
  if (event === undefined) return refuse(400);
  reports.passOn(event);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * The event of an envelope: lines of JSON, a head, then for each item its own head and its content
 * (develop.sentry.dev/sdk/data-model/envelopes).
 */
function eventIn(envelope: string): unknown {
  const [, ...items] = envelope.split('\n');
  for (let line = 0; line + 1 < items.length; line += 2) {
    const head = readJson(items[line]);
    if (typeof head !== 'object' || head === null) return undefined;
    if ('type' in head && head.type === 'event') return readJson(items[line + 1]);
  }
  return undefined;
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
