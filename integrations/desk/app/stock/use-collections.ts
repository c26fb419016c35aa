import { useQuery } from '@tanstack/react-query';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { callDesk } from '../data/call-desk.ts';
import { useStockWords } from './use-stock-words.ts';

/** Collections of a known brand; empty for others. */
export function useCollections(brand: string, section: CatalogType): readonly string[] {
  const { brands } = useStockWords();
  const { data } = useQuery({
    queryKey: ['stock-collections', brand, section],
    queryFn: ({ signal }) => callDesk('stockCollections', { brand, section }, { signal }),
    enabled: brands.some(({ title }) => title === brand),
  });
  return data?.data ?? [];
}
