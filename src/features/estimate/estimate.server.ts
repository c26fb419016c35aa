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

/** Data of the page of the estimate: the typed values and the answer. */
export interface EstimateView {
  typed: TypedWatch;
  refusals: EstimateRefusals;
  /** Undefined until a valid form is sent. */
  response: ResponseOf<typeof CALLS.estimate> | undefined;
  /** Options of the form; undefined when the backend is not available. */
  archive: ResponseOf<typeof CALLS.estimateArchive> | undefined;
  rates: Rates;
  /** The tariff for the cost of the loan. */
  tariff: Tariff | undefined;
}

/**
 * Loads the page, with the estimate if the address asks for one.
 * @throws BackendError when the backend does not answer.
 */
export async function loadEstimate(locale: Locale, search: URLSearchParams): Promise<EstimateView> {
  const read = readEstimateQuery(search);
  const [archive, rates, said, city] = await Promise.all([
    // The page without a request is cached, so it must not be rendered without the description of the method.
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

/** The first error of each field in the backend's answer. */
function refusalsOf(body: unknown): EstimateRefusals {
  const errors = (body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
  return Object.fromEntries(
    ESTIMATE_NAMES.flatMap((name) => {
      const reason = [errors[name]].flat()[0];
      return reason === undefined ? [] : [[name, isReason(reason) ? reason : 'value']];
    }),
  );
}
