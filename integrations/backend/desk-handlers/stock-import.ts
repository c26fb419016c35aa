import { recordAudit } from '../desk-people/desk-people.ts';
import { stockImports } from '../desk-stock/desk-stock.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';

/** Calls about files of goods. */
export function stockImportHandlers({
  dataDir,
  photographs,
  log,
}: Pick<DeskServices, 'dataDir' | 'photographs' | 'log'>): Pick<
  DeskHandlers,
  'readStockFile' | 'applyStockFile' | 'progressOfImport'
> {
  const imports = stockImports(dataDir, photographs, log);
  return {
    async readStockFile(
      { name, add_brands: addBrands, archives_missing: archivesMissing, language },
      { tx, body },
    ) {
      const choices = { name, addBrands, archivesMissing, ...(language && { language }) };
      return { response: { data: await imports.read(tx, body, choices) } };
    },

    async applyStockFile({ hash }, { tx, colleague }) {
      const record = () =>
        recordAudit(tx, colleague.id, { call: 'applyStockFile', kind: 'change', rows: [] });
      return { response: { data: await imports.begin(tx, hash, record) } };
    },

    async progressOfImport({ hash }) {
      return { response: { data: await Promise.resolve(imports.progress(hash)) } };
    },
  };
}
