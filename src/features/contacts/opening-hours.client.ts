import { onEveryPage } from '#src/ui/on-every-page.ts';
import { openingNote, type NoteData } from './opening-note.ts';

const MINUTE = 60_000;
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows for each office on the page whether it is open now, as the server rendered the page earlier. Updates at every
 * full minute.
 */
function showNow(): void {
  clearTimeout(next);
  const notes = document.querySelectorAll<HTMLElement>('[data-opening]');
  for (const note of notes) {
    const { isOpen, text } = openingNote(JSON.parse(note.dataset.opening ?? '') as NoteData, new Date());
    if (note.textContent !== text) note.textContent = text;
    note.dataset.state = isOpen ? 'open' : 'closed';
  }
  if (notes.length > 0) next = setTimeout(showNow, MINUTE - (Date.now() % MINUTE));
}

onEveryPage(showNow);
