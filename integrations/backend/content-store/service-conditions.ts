import { SERVICE_PARTS, type ServicePart } from '@tourbillon/domain/contract/service-conditions.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from './formats.ts';

type Conditions = DocumentOf<'conditions'>;
type Terms = DocumentOf<'terms'>;

/** The conditions of a service in a language; null where there are none. */
export function conditionsOf(
  slug: string,
  conditions: Conditions | undefined,
  terms: Terms | undefined,
  locale: Locale,
): Record<ServicePart, string[]> | null {
  const own = conditions?.service[slug];
  if (!conditions || !own) return null;
  const sentence = (name: string): string[] => {
    const fact = terms?.facts[name];
    if (fact) return [factSentence(fact.label[locale], fact.value[locale])];
    const said = conditions.texts[name]?.[locale];
    return said ? [said] : [];
  };
  return Object.fromEntries(SERVICE_PARTS.map((part) => [part, own[part].flatMap(sentence)])) as Record<
    ServicePart,
    string[]
  >;
}

/** `From examination to payment: 30 minutes.` */
function factSentence(label: string, value: string): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${value}.`;
}

/** The price tables of a service. */
export function priceTablesOf(slug: string, conditions: Conditions | undefined, locale: Locale) {
  if (!conditions) return [];
  return (conditions.service[slug]?.tables ?? []).flatMap((name) => {
    const table = conditions.tables[name];
    if (!table) return [];
    const rows = table.rows.map(({ work, ...sums }) => ({ work: work[locale], ...sums }));
    return [{ title: table.title[locale], currency: conditions.currency, rows }];
  });
}
