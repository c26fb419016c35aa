import { defaultTariff } from '#src/backend-client/default-tariff.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import { BackendError } from '#src/platform/errors/backend-error.ts';
import type { Tariff } from '@tourbillon/domain/business/loan-cost.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { isReason } from '@tourbillon/domain/contract/reasons.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import {
  ESTIMATE_NAMES,
  type EstimateRefusals,
  readEstimateQuery,
  type TypedWatch,
} from './estimate-query.ts';

/** The page of the estimate: what was typed, and what is said to it. */
export interface EstimateView {
  typed: TypedWatch;
  refusals: EstimateRefusals;
  /** Nothing until something was asked and understood. */
  response: ResponseOf<typeof CALLS.estimate> | undefined;
  /** What the form offers; nothing while the backend is away. */
  archive: ResponseOf<typeof CALLS.estimateArchive> | undefined;
  rates: Rates;
  /** By which the loan is worked out. */
  tariff: Tariff | undefined;
}

/** Loads the page: a bare one, or with the answer to what its address asks. @throws BackendError without an answer. */
export async function loadEstimate(locale: Locale, search: URLSearchParams): Promise<EstimateView> {
  const read = readEstimateQuery(search);
  const [archive, rates, said, city] = await Promise.all([
    // The bare page is kept: rather none than one that says nothing of its method.
    read.asked
      ? askOr(locale, CALLS.estimateArchive, {}, undefined)
      : askBackend(locale, CALLS.estimateArchive, {}),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
    'request' in read && read.request ? ask(locale, read.request) : undefined,
    read.asked ? defaultTariff(locale) : undefined,
  ]);
  const refusals = said?.refusals ?? read.refusals ?? {};
  return {
    typed: read.typed,
    refusals,
    response: said?.response,
    archive,
    rates: rates.data,
    tariff: city?.tariff,
  };
}

async function ask(
  locale: Locale,
  request: Parameters<typeof askBackend<typeof CALLS.estimate>>[2],
): Promise<{ response?: ResponseOf<typeof CALLS.estimate>; refusals?: EstimateRefusals }> {
  try {
    return { response: await askBackend(locale, CALLS.estimate, request) };
  } catch (error) {
    if (error instanceof BackendError && error.status === 422) return { refusals: refusalsOf(error.body) };
    throw error;
  }
}

/** The first reason that the backend gives for each field. */
function refusalsOf(body: unknown): EstimateRefusals {
  const errors = (body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
  return Object.fromEntries(
    ESTIMATE_NAMES.flatMap((name) => {
      const reason = [errors[name]].flat()[0];
      return reason === undefined ? [] : [[name, isReason(reason) ? reason : 'value']];
    }),
  );
}
