import type { DataProvider } from 'react-admin';
import { SECTIONS } from '../sections.ts';
import type { ResourceData } from './resource-data.ts';
import { repeatAfterLogIn } from './session-status.ts';

const RESOURCES = new Map(SECTIONS.map(({ name, data }) => [name, data]));

/** The data provider of react-admin; it uses the calls of the sections, and its reads wait while the session has ended. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (
    resource: string,
    {
      pagination,
      filter,
      sort,
      signal,
    }: { pagination?: { page: number }; filter: never; sort: never; signal?: AbortSignal },
  ) =>
    repeatAfterLogIn(
      () => demand(resource, 'getList')({ page: pagination?.page ?? 1, filter, sort, signal }),
      signal,
    ),
  getOne: async (resource: string, { id, signal }: { id: string; signal?: AbortSignal }) => ({
    data: await repeatAfterLogIn(() => demand(resource, 'getOne')(id), signal),
  }),
  getMany: async (resource: string, { ids, signal }: { ids: string[]; signal?: AbortSignal }) => ({
    data: await repeatAfterLogIn(() => Promise.all(ids.map((id) => demand(resource, 'getOne')(id))), signal),
  }),
  create: async (resource: string, { data }: { data: never }) => ({
    data: await demand(resource, 'create')(data),
  }),
  update: async (
    resource: string,
    { id, data, previousData }: { id: string; data: never; previousData: never },
  ) => ({
    data: await demand(resource, 'update')(id, data, previousData),
  }),
} as unknown as DataProvider;

function demand<Name extends keyof ResourceData>(
  resource: string,
  name: Name,
): NonNullable<ResourceData[Name]> {
  const found = RESOURCES.get(resource)?.[name];
  if (!found) throw new Error(`${resource} has no ${name}`);
  return found;
}
