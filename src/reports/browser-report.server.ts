import type { Reports } from '@tourbillon/platform/reports/sentry.ts';

/** Most characters of a report: an event with five errors of fifty lines each. */
const MAX_CHARACTERS = 64 * 1024;

/**
 * Handles an error report of a browser: an envelope of Sentry's SDK. Its event is forwarded.
 * @param reports undefined if error reporting is off.
 * @returns 204, even if the report is dropped later; 404 if error reporting is off; 413 and 400 for an invalid
 * report.
 */
export async function takeBrowserReport(request: Request, reports: Reports | undefined): Promise<Response> {
  const text = await request.text();
  if (!reports) return refuse(404);
  if (text.length > MAX_CHARACTERS) return refuse(413);
  const event = eventIn(text);
  if (event === undefined) return refuse(400);
  reports.passOn(event);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * The event of an envelope: lines of JSON, first a header, then for each item its header and its content
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
