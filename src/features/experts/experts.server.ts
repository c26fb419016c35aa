import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { EXPERT_TYPES, type ExpertEntry, type ExpertType } from '@tourbillon/domain/contract/experts.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type Expert = ResponseOf<typeof CALLS.expert>['data'];
type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];

/** Data of a list of experts: all of them, or those of one type. */
export interface ExpertList {
  type: ExpertType | undefined;
  experts: ExpertEntry[];
}

/** Data of an expert's page. */
export interface ExpertView {
  expert: Expert;
  /** Services of the expert, in the shop's order. */
  services: Service[];
  /** Where the expert sees clients, the first place most of the time. */
  offices: { alias: string; title: string }[];
}

/** Whether `/experts/{word}/` is a list of a type and not the page of a person (decision 8). */
export function isExpertType(word: string): word is ExpertType {
  return (EXPERT_TYPES as readonly string[]).includes(word);
}

/** Loads all experts or those of one type, in the shop's order. */
export async function loadExperts(locale: Locale, type?: ExpertType): Promise<ExpertList> {
  const { data } = await askBackend(locale, CALLS.experts, { type });
  return { type, experts: data };
}

/** Loads an expert. @throws BackendError 404 for an unknown one. */
export async function loadExpert(locale: Locale, slug: string): Promise<ExpertView> {
  const [{ data: expert }, services, main] = await Promise.all([
    askBackend(locale, CALLS.expert, { slug }),
    askOr(locale, CALLS.servicesList, {}, undefined),
    askOr(locale, CALLS.mainData, {}, undefined),
  ]);
  const titles = new Map(main?.cities.map(({ alias, title }) => [alias, title]));
  return {
    expert,
    services: (services?.data ?? []).filter(({ url }) => expert.services.includes(url)),
    offices: expert.offices.flatMap((alias) => {
      const title = titles.get(alias);
      return title ? [{ alias, title }] : [];
    }),
  };
}
