import { holdForFiles } from './form-files.ts';
import { drawPreview, endingOf } from './photo-preview.ts';
import { moved } from './photo-order.ts';
import { smaller } from './photo-smaller.ts';
import { type Sent, sendPhoto } from './photo-upload.ts';

/** Files and bytes of each that a form takes (specification section 5; `PHOTO_LIMITS` of the contract). */
const COUNT = 10;
const BYTES = 20 * 1024 * 1024;

/** Files of a form as they are listed. */
interface Photo {
  row: HTMLElement;
  name: string;
  file?: File;
  /** Once it has come. */
  id?: string;
  /** Said beside it; `refused` files are not sent again. */
  state: 'loading' | 'loaded' | 'broken' | 'refused';
}

/** Files chosen on this page, by what the server calls them: after a mistake the form comes back without them. */
const files = new Map<string, File>();

/** Uploads photographs as they are chosen, and lists them to be put in order, removed or tried again. */
export function setUpPhotos(field: HTMLElement, form: HTMLFormElement): void {
  const words = field.dataset;
  const list = field.querySelector('[data-photos-list]')!;
  const template = field.querySelector<HTMLTemplateElement>('[data-photo-row]')!;
  const said = field.querySelector('[data-photos-said]')!;
  const wantsSmaller = field.querySelector<HTMLInputElement>('[data-photos-smaller]')!;
  const upload = form.elements.namedItem('upload') as HTMLInputElement;
  const order = form.elements.namedItem('order') as HTMLInputElement;
  if (!upload.value) upload.value = randomHex();
  let photos: Photo[] = [];
  let line = Promise.resolve();

  const known = [...list.children] as HTMLElement[];
  list.replaceChildren();
  field.querySelector<HTMLElement>('[data-photos-kept]')!.hidden = true;
  for (const { dataset } of known) {
    const { photo: id = '', name = '' } = dataset;
    add({ name, id, file: files.get(id), state: 'loaded' });
  }
  refresh();

  for (const input of field.querySelectorAll<HTMLInputElement>('[data-files]')) {
    // They go one by one, not with the form.
    input.removeAttribute('name');
    input.addEventListener('change', () => {
      for (const file of input.files ?? []) choose(file);
      input.value = '';
    });
  }
  list.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[data-act]');
    const photo = photos.find(({ row }) => row.contains(button));
    if (button && photo) act(photo, button);
  });
  addEventListener('online', () => {
    for (const photo of photos) if (photo.state === 'broken') send(photo);
  });
  holdForFiles(form, async () => {
    await line;
    if (photos.some(({ state }) => state === 'broken' || state === 'loading'))
      throw new Error('Files are missing');
  });

  function choose(file: File): void {
    const taken = photos.filter(({ state }) => state !== 'refused').length;
    const tooLarge = file.size > BYTES && !wantsSmaller.checked;
    const refusal = taken >= COUNT ? words.count : tooLarge ? words.size : undefined;
    const photo = add({ name: file.name, file, state: refusal === undefined ? 'loading' : 'refused' });
    if (refusal === undefined) send(photo);
    else say(photo, refusal);
    refresh();
  }

  function add(facts: Omit<Photo, 'row'>): Photo {
    const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    row.querySelector('[data-photo-name]')!.textContent = facts.name;
    row.querySelector('[data-ending]')!.textContent = endingOf(facts.name);
    for (const button of row.querySelectorAll<HTMLElement>('[data-label]')) {
      button.ariaLabel = (button.dataset.label ?? '').replace('{{name}}', facts.name);
    }
    const photo = { ...facts, row };
    photos.push(photo);
    list.append(row);
    if (facts.file) void drawPreview(facts.file, row);
    return photo;
  }

  /** One after another: a phone's line is narrow, and the first pictures are seen to come. */
  function send(photo: Photo): void {
    photo.state = 'loading';
    refresh();
    line = line.then(async () => {
      if (!photos.includes(photo) || !photo.file) return;
      const progress = photo.row.querySelector('progress')!;
      const file = wantsSmaller.checked ? await smaller(photo.file) : photo.file;
      if (file.size > BYTES) return settle(photo, { kind: 'refused', message: words.size ?? '' });
      settle(photo, await sendPhoto(upload.value, file, (part) => (progress.value = part)));
    });
  }

  function settle(photo: Photo, sent: Sent): void {
    if (sent.kind === 'taken') {
      photo.id = sent.id;
      if (photo.file) files.set(sent.id, photo.file);
      photo.state = 'loaded';
      field.querySelector(':scope > .field-error')?.remove();
      said.textContent = `${photo.name}: ${words.loaded}`;
    } else {
      photo.state = sent.kind;
      say(photo, sent.kind === 'refused' ? sent.message || (words.format ?? '') : (words.broken ?? ''));
    }
    refresh();
  }

  function say(photo: Photo, text: string): void {
    photo.row.querySelector('[data-photo-state]')!.textContent = text;
    said.textContent = `${photo.name}: ${text}`;
  }

  function act(photo: Photo, button: HTMLButtonElement): void {
    const { act: what } = button.dataset;
    const place = photos.indexOf(photo);
    if (what === 'retry') return send(photo);
    if (what === 'remove') {
      photos = photos.filter((one) => one !== photo);
      photo.row.remove();
      const next =
        photos[Math.min(place, photos.length - 1)]?.row.querySelector<HTMLElement>('[data-act=remove]');
      (next ?? field.querySelector<HTMLElement>('[data-files]'))?.focus();
    } else {
      photos = moved(photos, place, what === 'earlier' ? -1 : 1);
      list.replaceChildren(...photos.map(({ row }) => row));
      refresh();
      // At an end its button is dead; the other one goes on.
      (button.disabled
        ? photo.row.querySelector<HTMLElement>('[data-act]:not(:disabled, [hidden])')
        : button
      )?.focus();
    }
    refresh();
  }

  function refresh(): void {
    photos.forEach(({ row, state }, place) => {
      row.dataset.state = state;
      row.querySelector('progress')!.hidden = state !== 'loading';
      row.querySelector<HTMLElement>('[data-act=retry]')!.hidden = state !== 'broken';
      row.querySelector<HTMLButtonElement>('[data-act=earlier]')!.disabled = place === 0;
      row.querySelector<HTMLButtonElement>('[data-act=later]')!.disabled = place === photos.length - 1;
      const line = row.querySelector('[data-photo-state]')!;
      if (state === 'loading') line.textContent = words.loading ?? '';
      if (state === 'loaded') line.textContent = words.loaded ?? '';
    });
    order.value = photos.flatMap(({ id }) => id ?? []).join(',') || '-';
  }
}

function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
