import { recordAudit } from '../desk-people/desk-people.ts';
import { stockImports } from '../desk-stock/desk-stock.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { officesOfAll } from './offices-of-all.ts';

/** Calls about files of goods. They are for people who see all offices. */
export function stockImportHandlers({
  dataDir,
  photographs,
}: Pick<DeskServices, 'dataDir' | 'photographs'>): Pick<
  DeskHandlers,
  'readStockFile' | 'applyStockFile' | 'progressOfImport'
> {
  const imports = stockImports(dataDir, photographs);
  return {
    async readStockFile(
      { name, add_brands: addBrands, archives_missing: archivesMissing, language },
      { tx, colleague, body },
    ) {
      officesOfAll(colleague);
      const choices = { name, addBrands, archivesMissing, ...(language && { language }) };
      return { response: { data: await imports.read(tx, body, choices) } };
    },

    async applyStockFile({ hash }, { tx, colleague }) {
      officesOfAll(colleague);
      const confirmed = await imports.confirmed(hash);
      await recordAudit(tx, colleague.id, { call: 'applyStockFile', kind: 'change', rows: [] });
      return { response: { data: imports.begin(tx, confirmed) } };
    },

    async progressOfImport({ hash }, { colleague }) {
      officesOfAll(colleague);
      return { response: { data: await Promise.resolve(imports.progress(hash)) } };
    },
  };
}
