import type { EndpointName } from '@tourbillon/domain/contract/endpoints.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { theReports } from '@tourbillon/platform/reports/sentry.ts';
import { takeBrowserReport } from '../reports/browser-report.server.ts';
import { takePolicyReport } from '../reports/policy-report.server.ts';
import { isPolicyReport } from '../reports/policy-report.ts';
import { sendCheckToken } from '../robots/check-token.ts';
import { theRobotCheck } from '../robots/robot-check.ts';
import { UPLOAD_WORK } from '../robots/upload-work.ts';
import { fetchRequestFile } from './request-file.ts';

/** Handles one endpoint. @param fields from its path. */
type EndpointHandler = (
  request: Request,
  locale: Locale,
  fields: Readonly<Record<string, string>>,
) => Response | Promise<Response>;

/**
 * The storefront's own endpoints. Uploads and publish requests are handled elsewhere, because they read their bodies
 * themselves.
 */
export const ENDPOINT_HANDLERS: Record<Exclude<EndpointName, 'photos' | 'publish'>, EndpointHandler> = {
  checkToken: (request) => sendCheckToken(request, theRobotCheck()),
  robotTask: giveRobotTask,
  /** The backend checks the signature of the link. */
  requestPhoto: (request, locale, { file = '' }) =>
    fetchRequestFile(locale, file, new URL(request.url).searchParams),
  /** Browsers report errors only if their visitors have agreed. */
  report: (request) =>
    isPolicyReport(request.headers.get('content-type') ?? '')
      ? takePolicyReport(request)
      : takeBrowserReport(request, theReports()),
};

/**
 * Returns the robot task of a form. Query: `work` asks for our own task with the given multiple of work; `for=photos`
 * asks for the task before the first file of an upload.
 */
async function giveRobotTask(request: Request): Promise<Response> {
  const { hostname, searchParams } = new URL(request.url);
  const work = Number(searchParams.get('work'));
  const check = theRobotCheck();
  const demand =
    searchParams.get('for') === 'photos' ? { purpose: UPLOAD_WORK } : work > 0 ? { work } : undefined;
  const task = demand ? { kind: 'work', challenge: await check.demand(demand) } : await check.task(hostname);
  return Response.json(task, { headers: { 'Cache-Control': 'no-store' } });
}
