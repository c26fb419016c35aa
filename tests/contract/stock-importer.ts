import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStockAccess } from '@tourbillon/backend/staff/stock-access.ts';
import { mistakeLine } from '@tourbillon/backend/stock/mistake.ts';
import type { StockImport } from '@tourbillon/backend/stock/stock.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';

/** Options of an import: photographs by the names of their files. */
type Wish = Partial<StockImport> & { photos?: Record<string, Buffer> };

let stages = 0;

/** Imports files as the command does, over the routes of the staff. @param dataDir of the backend. */
export function stockImporter(backend: () => Backend, dataDir: string) {
  const access = () => openStockAccess({ backend: backend().url, dataDir });
  return {
    access,
    /** Imports a file. @returns the result of its rows and the mistakes in them. */
    async bring(file: string | Buffer, { photos, ...order }: Wish = {}) {
      stages += 1;
      const stage = `stock-${String(stages).padStart(16, '0')}`;
      const folder = join(dataDir, stage);
      mkdirSync(folder);
      writeFileSync(join(folder, 'stock'), file);
      if (photos) mkdirSync(join(folder, 'photos'));
      for (const [name, bytes] of Object.entries(photos ?? {})) {
        writeFileSync(join(folder, 'photos', name), bytes);
      }
      const mistakes: string[] = [];
      const opened = await access();
      const totals = await opened.import(
        { stage, dryRun: false, addBrands: false, ...order },
        { mistake: (mistake) => void mistakes.push(mistakeLine(mistake)), progress: () => undefined },
      );
      await opened.close();
      rmSync(folder, { recursive: true });
      return { totals: Object.values(totals).join(' '), mistakes };
    },
  };
}
