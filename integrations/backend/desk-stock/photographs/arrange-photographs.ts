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
 * Sets the order of an item's photographs and removes those that the caller names. Others, such as one that was
 * uploaded meanwhile, stay at the end. @throws DomainError 'not-found', or 'invalid'.
 */
export async function arrangePhotographs(
  tx: Database,
  editor: Editor,
  { id, photographs, removed }: DeskRequestOf<typeof arrangeCall>,
): Promise<DeskPhotograph[]> {
  return changePhotographs(tx, { editor, id }, (before) => {
    const left = new Map(before.map((one) => [one.name, one]));
    for (const name of removed) left.delete(name);
    const arranged = photographs.map(({ name, view }) => {
      const one = left.get(name);
      if (!one) throw refused('photographs', 'value');
      // A name that comes twice is refused.
      left.delete(name);
      return { ...one, view };
    });
    return [...arranged, ...left.values()];
  });
}
