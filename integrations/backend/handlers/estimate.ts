import type { EstimateQuality } from '@tourbillon/domain/contract/estimate.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import { capByAskingPrices } from '../estimate/asking-price-cap.ts';
import type { Value } from '../estimate/estimator.ts';
import { loadAskingPrices } from '../estimate/load-asking-prices.ts';
import type { MeasuredError, Quality } from '../estimate/measure-error.ts';
import { readWatch } from '../estimate/read-watch.ts';
import { calendarYear, dayOf, type Sale, yearsOf } from '../estimate/sale.ts';
import { refused } from '../errors/domain-error.ts';
import { coarse } from '../price-history/price-spread.ts';
import { titleOf, VOCABULARY } from '../vocabulary/vocabulary.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** The price range in which watches like the described one were sold. */
export function estimateHandler({ database, search, archive }: HandlerServices): Handler<'estimate'> {
  return async ({ condition, kit, ...described }, { locale }) => {
    if (described.material !== '' && !(described.material in VOCABULARY.materials)) {
      throw refused('material', 'value');
    }
    const [searched, { estimator, quality }] = await Promise.all([search.searched(locale), archive()]);
    const { watch, brand, model, reference, unknown, references } = await readWatch(
      described,
      searched,
      database,
    );
    const found = estimator.estimate({ ...watch, condition, kit, years: yearsOf(new Date()) });
    const value =
      'value' in found
        ? capByAskingPrices(
            found.value,
            { condition, kit },
            await loadAskingPrices(database, watch.brandId, references),
            (one) => estimator.times({ condition, kit }, one),
          )
        : undefined;
    const material = watch.material;
    return {
      watch: {
        brand: { slug: brand.slug, title: brandTitle(brand, locale) },
        model,
        reference,
        material: material === null ? null : { id: material, title: titleOf('materials', material, locale) },
        unknown,
      },
      sales: 'value' in found ? found.value.sales.length : found.sales,
      refused: 'value' in found ? null : found.refused,
      materials: 'value' in found || material !== null ? [] : materialsOf(found.contradicting, locale),
      value: value ? valueResponse(value, quality) : null,
    };
  };
}

/** The options of the form, and the data on which estimates are based. */
export function estimateArchiveHandler({ catalogue, archive }: HandlerServices): Handler<'estimateArchive'> {
  return async (_request, { locale }) => {
    const { sales, quality, asking } = await archive();
    const { brandsById } = catalogue.current();
    const { judged, since } = quality;
    const { estimated: answered } = quality.all;
    const brands = [...new Set(sales.map(({ brandId }) => brandId))].flatMap((id) => {
      const brand = brandsById.get(id);
      return brand ? [brandTitle(brand, locale)] : [];
    });
    return {
      sales: sales.length,
      quality: answered > 0 ? asPercent(quality.all) : null,
      answered: judged === 0 ? 0 : Math.round((100 * answered) / judged),
      judged,
      judged_since: since === undefined ? null : dayOf(since),
      asking: asking.estimated > 0 ? asPercent(asking) : null,
      brands: brands.sort((a, b) => a.localeCompare(b)),
      materials: materialsOf(sales, locale),
    };
  };
}

/** Materials of sold watches, in the order of the vocabulary. */
function materialsOf(sales: readonly Sale[], locale: Locale) {
  const sold = new Set(sales.map(({ material }) => material));
  return Object.keys(VOCABULARY.materials)
    .filter((id) => sold.has(id))
    .map((id) => ({ id, title: titleOf('materials', id, locale) }));
}

/** A value in rounded amounts, so that it does not reveal the prices of a few sales (decision 9). */
function valueResponse({ basis, sales, lower, middle, upper }: Value, quality: Quality) {
  const years = sales.map(({ years: one }) => calendarYear(one));
  return {
    lower: coarse(lower),
    likely: coarse(middle),
    upper: coarse(upper),
    basis: basis.name,
    same_material: basis.sameMaterial,
    from: Math.min(...years),
    to: Math.max(...years),
    quality: asPercent(quality.byBasis.get(basis) ?? quality.all),
  };
}

function asPercent({ estimated: sales, medianError, covered }: MeasuredError): EstimateQuality {
  return { sales, median_error: Math.round(100 * medianError), covered: Math.round(100 * covered) };
}
