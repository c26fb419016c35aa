import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { EXPERT_TYPES, type ExpertEntry, type ExpertType } from '@tourbillon/domain/contract/experts.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type Expert = ResponseOf<typeof CALLS.expert>['data'];
type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];

/** What a list of experts shows: all of them, or those of a type. */
export interface ExpertList {
  type: ExpertType | undefined;
  experts: ExpertEntry[];
}

/** What an expert's page shows. */
export interface ExpertView {
  expert: Expert;
  /** Services they do, in the shop's order. */
  services: Service[];
}

/** Whether `/experts/{word}/` is a list and not a person (decision 8). */
export function isExpertType(word: string): word is ExpertType {
  return (EXPERT_TYPES as readonly string[]).includes(word);
}

/** Loads the experts in the shop's order. */
export async function loadExperts(locale: Locale, type?: ExpertType): Promise<ExpertList> {
  const { data } = await askBackend(locale, CALLS.experts, { type });
  return { type, experts: data };
}

/** Loads an expert. @throws BackendError 404 for an unknown one. */
export async function loadExpert(locale: Locale, slug: string): Promise<ExpertView> {
  const [{ data: expert }, services] = await Promise.all([
    askBackend(locale, CALLS.expert, { slug }),
    askOr(locale, CALLS.servicesList, {}, undefined),
  ]);
  return { expert, services: (services?.data ?? []).filter(({ url }) => expert.services.includes(url)) };
}
