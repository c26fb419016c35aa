import type { UnderstoodPart } from '@tourbillon/domain/contract/search.ts';

/** The parsed query in the notation of the golden table: `Rolex · -metal:gold · price ..10000 USD`. */
export function understoodAs(parts: readonly UnderstoodPart[]): string {
  return parts.map((part) => (part.negated ? '-' : '') + said(part)).join(' · ');
}

function said({ kind, value, title, from, to, currency }: UnderstoodPart): string {
  switch (kind) {
    case 'property':
    case 'order':
      return value ?? title;
    case 'price':
    case 'size':
    case 'year':
      return [kind, `${from ?? ''}..${to ?? ''}`, currency].filter(Boolean).join(' ');
    default:
      return title;
  }
}
