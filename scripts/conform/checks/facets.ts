import { filterOf, FILTERS } from '@tourbillon/domain/sections/filters.ts';
import type { FilledList } from '../examples.ts';
import type { CallFields, TestedBackend } from '../tested-backend.ts';
import type { ConformanceCheck } from './check.ts';

/** The count beside a filter is the number of items after a click on it. */
export const facetsCheck: ConformanceCheck = {
  name: 'counts of filters',
  async *run({ backend, examples }) {
    for (const list of examples.lists) {
      if (!list.facets) {
        yield `${list.word}: facets were asked for and are not there`;
        continue;
      }
      yield* optionFaults(backend, list, list.facets.options);
      for (const [name, count] of Object.entries(list.facets.flags)) {
        yield* totalFault(backend, list, { [name]: true }, count);
      }
    }
  },
};

async function* optionFaults(
  backend: TestedBackend,
  list: FilledList,
  options: NonNullable<FilledList['facets']>['options'],
) {
  for (const [name, choices] of Object.entries(options)) {
    if (!(name in FILTERS)) {
      yield `${list.word}: ${name} is no filter`;
      continue;
    }
    const tried = [choices[0], choices.at(-1)].filter(
      (choice, at, all) => choice && all.indexOf(choice) === at,
    );
    for (const choice of tried) {
      if (choice) yield* totalFault(backend, list, { [`${name}[]`]: [choice.id] }, choice.count);
    }
    if (list.stock !== 'current') continue;
    const { option } = filterOf(name as keyof typeof FILTERS);
    const alone = await backend.ask('filterOption', { catalogType: list.section.catalogType, option });
    const counts = (all: { id: string; count: number }[]) =>
      all
        .map(({ id, count }) => `${id} ${count}`)
        .sort()
        .join();
    if (counts(alone.data) !== counts(choices)) {
      yield `${list.word}: /filter/${option} counts otherwise than the list itself`;
    }
  }
}

async function* totalFault(
  backend: TestedBackend,
  { word }: FilledList,
  chosen: CallFields<'catalogue'>,
  count: number,
) {
  const { total } = await backend.ask('catalogue', { url: word, per_page: 1, ...chosen });
  if (total !== count) yield `${word}: ${JSON.stringify(chosen)} leaves ${total}, and is counted ${count}`;
}
