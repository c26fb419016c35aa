import {
  List,
  SearchInput,
  SelectInput,
  BooleanInput,
  DateInput,
  NumberInput,
  AutocompleteInput,
} from 'react-admin';
import { ListCard } from '../ui/ListCard.tsx';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { CATALOG_TYPES } from '@tourbillon/domain/sections/catalog-types.ts';
import { STORED_STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import { ListPagination } from '../data/ListPagination.tsx';
import { useDeskTexts } from '../i18n.ts';
import { PIECES_ON_PAGE } from './stock-data.ts';
import { StockActions } from './StockActions.tsx';
import { StockRows } from './StockRows.tsx';
import { useStockWords } from './use-stock-words.ts';

/** The items that the person may see, with filters and bulk changes. */
export function StockList() {
  return (
    <List
      component={ListCard}
      title="stock.title"
      filters={useFilters()}
      actions={<StockActions />}
      sort={{ field: 'updated', order: 'DESC' }}
      perPage={PIECES_ON_PAGE}
      pagination={<ListPagination />}
      empty={false}
      exporter={false}
    >
      <StockRows />
    </List>
  );
}

function useFilters() {
  const { t } = useDeskTexts();
  const { brands, cities, columns } = useStockWords();
  const availabilities = columns.find(({ name }) => name === 'availability')?.words ?? [];
  const titled = { optionText: 'name', translateChoice: false };
  const worded = { optionText: 'title', translateChoice: false };
  return [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={t('stock.search')}
      inputProps={{ 'aria-label': t('stock.search') }}
    />,
    <SelectInput
      key="stock"
      source="stock"
      label="stock.status"
      alwaysOn
      choices={STORED_STOCKS.map((id) => ({ id, name: t(`stock.stock_${id}`) }))}
      {...titled}
    />,
    <SelectInput
      key="section"
      source="section"
      label="stockColumns.section"
      choices={CATALOG_TYPES.map((id) => ({ id, name: t(`stock.section_${id}`) }))}
      {...titled}
    />,
    <SelectInput
      key="availability"
      source="availability"
      label="stockColumns.availability"
      choices={availabilities}
      {...worded}
    />,
    <AutocompleteInput key="brand" source="brand" label="stockColumns.brand" choices={brands} {...worded} />,
    <SelectInput
      key="city"
      source="city"
      label="stockColumns.city"
      choices={[{ id: 'none', title: t('stock.noOffice') }, ...cities]}
      {...worded}
    />,
    <BooleanInput key="onSale" source="on_sale" label="stock.onSale" defaultValue />,
    <BooleanInput
      key="photographs"
      source="without_photographs"
      label="stock.withoutPhotographs"
      defaultValue
    />,
    <SelectInput
      key="text"
      source="without_text"
      label="stock.withoutText"
      choices={[
        { id: 'all', name: t('stock.withoutAnyText') },
        ...LOCALES.map((id) => ({ id: id as string, name: LOCALE_FACTS[id].name })),
      ]}
      {...titled}
    />,
    <DateInput key="sold" source="sold_on" label="stockColumns.sold_on" />,
    <NumberInput key="age" source="older_than" label="stock.olderThan" min={0} />,
  ];
}
