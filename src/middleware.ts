import { defineMiddleware } from 'astro:middleware';
import { errorStatus } from './platform/errors/error-status.ts';
import { hasPageNumber } from './addresses/page-number.ts';
import { redirectOf } from './addresses/redirects.ts';
import { PageError } from './platform/errors/page-error.ts';
import { configuration } from './platform/configuration.ts';
import { localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { reportError } from './platform/errors/report.ts';

const { hosts } = configuration();

/**
 * Sets locale and translations for a page, and converts a thrown error into the error page of its status. In
 * production the HTTP entry handles hosts, redirects and error pages; in development this middleware does all three.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request } = context;
  locals.locale ??= localeOfHost(hosts, request.headers.get('host') ?? undefined) ?? hosts.main;
  locals.t ??= translator(locals.locale);
  const redirect = import.meta.env.DEV ? redirectOf(context.url.pathname) : undefined;
  if (redirect) return context.redirect(redirect + context.url.search, 301);
  try {
    if (!context.isPrerendered && !hasPageNumber(context.url.searchParams)) throw new PageError(404);
    return await next();
  } catch (error) {
    const status = errorStatus(error);
    if (status >= 500) reportError(error, { path: context.url.pathname });
    if (!import.meta.env.DEV) return new Response(String(status), { status });
    const page = await context.rewrite(`/error/${status}/`);
    return new Response(page.body, { status, headers: page.headers });
  }
});
