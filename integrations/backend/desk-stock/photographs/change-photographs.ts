import { recordAudit } from '../../desk-people/desk-people.ts';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import type { Database } from '../../database/database.ts';
import { beginAnnouncing } from '../../feed/announce.ts';
import { type ItemPhotograph, setItemPhotographs } from '../../photographs/item-photographs.ts';
import { type Editor, findRow } from '../read-item.ts';
import { recordEdit } from '../record-edit.ts';
import { photographsOf, readPhotographs } from './read-photographs.ts';

/** Changes the photographs of an item in a transaction. @param call of the audit log, where no route writes it. */
export async function changePhotographs(
  database: Database,
  { editor, id, call }: { editor: Editor; id: number; call?: string },
  change: (before: readonly ItemPhotograph[]) => readonly ItemPhotograph[],
): Promise<DeskPhotograph[]> {
  return database.transaction(async (tx) => {
    await beginAnnouncing(tx);
    await findRow(tx, editor.office, id, true);
    const isOther = await setItemPhotographs(tx, id, change(await photographsOf(tx, id)));
    if (isOther) await recordEdit(tx, editor.id, [id], ['photos']);
    if (call !== undefined) await recordAudit(tx, editor.id, { call, kind: 'change', rows: [id] });
    return readPhotographs(tx, id);
  });
}
