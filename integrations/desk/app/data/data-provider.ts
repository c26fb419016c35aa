import type { DataProvider } from 'react-admin';
import { SECTIONS } from '../sections.ts';
import type { ResourceData } from './resource-data.ts';

const RESOURCES = new Map(SECTIONS.map(({ name, data }) => [name, data]));

/** The data provider of react-admin; it uses the calls of the sections. */
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
  ) => demand(resource, 'getList')({ page: pagination?.page ?? 1, filter, sort, signal }),
  getOne: async (resource: string, { id }: { id: string }) => ({
    data: await demand(resource, 'getOne')(id),
  }),
  getMany: async (resource: string, { ids }: { ids: string[] }) => ({
    data: await Promise.all(ids.map((id) => demand(resource, 'getOne')(id))),
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
