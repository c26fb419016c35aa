import { defineMiddleware } from 'astro:middleware';
import { errorStatus } from './platform/errors/error-status.ts';
import { redirectOf } from './addresses/redirects.ts';
import { configuration } from './platform/configuration.ts';
import { localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { reportError } from './platform/errors/report.ts';

const { hosts } = configuration();

/**
 * Gives a page its locale and strings, and turns what it throws into an error page of that status. In
 * production the HTTP entry has settled the host, moved old addresses and keeps the error pages; the development
 * server does all three here.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request } = context;
  locals.locale ??= localeOfHost(hosts, request.headers.get('host') ?? undefined) ?? hosts.main;
  locals.t ??= translator(locals.locale);
  const redirect = import.meta.env.DEV ? redirectOf(context.url.pathname) : undefined;
  if (redirect) return context.redirect(redirect + context.url.search, 301);
  try {
    return await next();
  } catch (error) {
    const status = errorStatus(error);
    if (status >= 500) reportError(error, { path: context.url.pathname });
    if (!import.meta.env.DEV) return new Response(String(status), { status });
    const page = await context.rewrite(`/error/${status}/`);
    return new Response(page.body, { status, headers: page.headers });
  }
});
