import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type {
  arrangePhotographs as arrangeCall,
  DeskPhotograph,
} from '@tourbillon/domain/desk/photographs.ts';
import type { Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import type { Editor } from '../read-item.ts';
import { changePhotographs } from './change-photographs.ts';

/**
 * Sets the order of an item's photographs and removes those that are not in the list. @throws DomainError
 * 'not-found', or 'invalid'.
 */
export async function arrangePhotographs(
  tx: Database,
  editor: Editor,
  { id, photographs }: DeskRequestOf<typeof arrangeCall>,
): Promise<DeskPhotograph[]> {
  return changePhotographs(tx, { editor, id }, (before) => {
    const known = new Map(before.map((one) => [one.name, one]));
    if (new Set(photographs.map(({ name }) => name)).size < photographs.length) {
      throw refused('photographs', 'value');
    }
    return photographs.map(({ name, view }) => {
      const one = known.get(name);
      if (!one) throw refused('photographs', 'value');
      return { ...one, view };
    });
  });
}
