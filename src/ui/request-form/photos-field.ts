import { waitForUploads } from './form-files.ts';
import { drawPreview, endingOf } from './photo-preview.ts';
import { onReconnect } from './on-reconnect.ts';
import { moveEntry } from './photo-order.ts';
import { encodeAsJpeg, compressPhoto } from './compress-photo.ts';
import { prepareUpload, type Sent, sendPhoto } from './photo-upload.ts';

/** Maximum number of files, and of bytes per file (§5; `PHOTO_LIMITS` of the contract). */
const MAX_FILES = 10;
const MAX_BYTES = 20 * 1024 * 1024;

/** A file in the list. */
interface Photo {
  row: HTMLElement;
  name: string;
  file?: File;
  /** Set after the upload. */
  id?: string;
  /** Upload state; `refused` files are not sent again. */
  state: 'loading' | 'loaded' | 'broken' | 'refused';
}

/** Files selected on this page, by server id. After a validation error the new form shows their previews again. */
const files = new Map<string, File>();

/** Uploads photographs when they are selected, and lists them; the visitor can reorder, remove or retry them. */
export function setUpPhotos(field: HTMLElement, form: HTMLFormElement): void {
  const photos = new Photos(field, form);
  for (const input of field.querySelectorAll<HTMLInputElement>('[data-files]')) {
    // Without a name the files are not sent with the form: they are uploaded one by one.
    input.removeAttribute('name');
    const take = () => {
      for (const file of input.files ?? []) photos.choose(file);
      input.value = '';
    };
    input.addEventListener('change', take);
    // Files that were selected before this code was loaded.
    take();
  }
  // Compute the proof of work while the visitor selects the first file.
  field.addEventListener('focusin', () => photos.prepare(), { once: true });
  onReconnect(field, () => photos.retry());
  waitForUploads(form, () => photos.settled());
}

/** The photographs of a form, each with its row in the list. */
class Photos {
  readonly #field: HTMLElement;
  readonly #words: DOMStringMap;
  readonly #list: Element;
  readonly #said: Element;
  readonly #wantsSmaller: HTMLInputElement;
  readonly #upload: HTMLInputElement;
  readonly #order: HTMLInputElement;
  #photos: Photo[] = [];
  /**
   * Queue of uploads. They run one at a time, because a phone's upload bandwidth is low and the first pictures should
   * be complete soon.
   */
  #line = Promise.resolve();

  constructor(field: HTMLElement, form: HTMLFormElement) {
    this.#field = field;
    this.#words = field.dataset;
    this.#list = field.querySelector('[data-photos-list]')!;
    this.#said = field.querySelector('[data-photos-said]')!;
    this.#wantsSmaller = field.querySelector<HTMLInputElement>('[data-photos-smaller]')!;
    this.#upload = form.elements.namedItem('upload') as HTMLInputElement;
    this.#order = form.elements.namedItem('order') as HTMLInputElement;
    if (!this.#upload.value) this.#upload.value = randomHex();
    this.#takeKnown();
    this.#list.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('[data-act]');
      const photo = this.#photos.find(({ row }) => row.contains(button));
      if (button && photo) this.#act(photo, button);
    });
  }

  /** Adds a file to the list and uploads it, or shows why it is refused. */
  choose(file: File): void {
    const { count, size } = this.#words;
    const taken = this.#photos.filter(({ state }) => state !== 'refused').length;
    const tooLarge = file.size > MAX_BYTES && !this.#wantsSmaller.checked;
    const refusal = taken >= MAX_FILES ? count : tooLarge ? size : undefined;
    const photo = this.#add({ name: file.name, file, state: refusal === undefined ? 'loading' : 'refused' });
    if (refusal === undefined) this.#send(photo);
    else this.#say(photo, refusal);
    this.#refresh();
  }

  /** Starts the proof of work for the first file. */
  prepare(): void {
    void prepareUpload(this.#upload.value);
  }

  /** Retries failed uploads. */
  retry(): void {
    for (const photo of this.#photos) if (photo.state === 'broken') this.#send(photo);
  }

  /** Waits for all uploads. @throws when one failed. */
  async settled(): Promise<void> {
    await this.#line;
    if (this.#photos.some(({ state }) => state === 'broken' || state === 'loading'))
      throw new Error('Files are missing');
  }

  /** Lists the files that were uploaded before the form came back with errors. */
  #takeKnown(): void {
    const known = [...this.#list.children] as HTMLElement[];
    this.#list.replaceChildren();
    this.#field.querySelector<HTMLElement>('[data-photos-kept]')!.hidden = true;
    for (const { dataset } of known) {
      const { photo: id = '', name = '' } = dataset;
      this.#add({ name, id, file: files.get(id), state: 'loaded' });
    }
    this.#refresh();
  }

  #add(facts: Omit<Photo, 'row'>): Photo {
    const template = this.#field.querySelector<HTMLTemplateElement>('[data-photo-row]')!;
    const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    row.querySelector('[data-photo-name]')!.textContent = facts.name;
    row.querySelector('[data-ending]')!.textContent = endingOf(facts.name);
    for (const button of row.querySelectorAll<HTMLElement>('[data-label]')) {
      button.ariaLabel = (button.dataset.label ?? '').replace('{{name}}', facts.name);
    }
    const photo = { ...facts, row };
    this.#photos.push(photo);
    this.#list.append(row);
    if (facts.file) void drawPreview(facts.file, row);
    return photo;
  }

  #send(photo: Photo): void {
    photo.state = 'loading';
    this.#refresh();
    this.#line = this.#line.then(async () => {
      if (!this.#photos.includes(photo) || !photo.file) return;
      const progress = photo.row.querySelector('progress')!;
      const file = this.#wantsSmaller.checked ? await compressPhoto(photo.file) : photo.file;
      if (file.size > MAX_BYTES)
        return this.#settle(photo, { kind: 'refused', message: this.#words.size ?? '', reason: 'file_size' });
      const send = (one: File) => sendPhoto(this.#upload.value, one, (part) => (progress.value = part));
      let sent = await send(file);
      if (sent.kind === 'refused' && sent.reason === 'pixels') {
        // Too many pixels for its format: if this browser can decode it, upload it as a smaller JPEG.
        const made = await encodeAsJpeg(photo.file);
        if (made) sent = await send(made);
      }
      this.#settle(photo, sent);
    });
  }

  #settle(photo: Photo, sent: Sent): void {
    const { loaded, format = '', broken = '' } = this.#words;
    if (sent.kind === 'taken') {
      photo.id = sent.id;
      if (photo.file) files.set(sent.id, photo.file);
      photo.state = 'loaded';
      this.#field.querySelector(':scope > .field-error')?.remove();
      this.#said.textContent = `${photo.name}: ${loaded}`;
    } else {
      photo.state = sent.kind;
      this.#say(photo, sent.message || (sent.kind === 'refused' ? format : broken));
    }
    this.#refresh();
  }

  #say(photo: Photo, text: string): void {
    photo.row.querySelector('[data-photo-state]')!.textContent = text;
    this.#said.textContent = `${photo.name}: ${text}`;
  }

  #act(photo: Photo, button: HTMLButtonElement): void {
    const { act } = button.dataset;
    if (act === 'retry') return this.#send(photo);
    if (act === 'remove') this.#remove(photo);
    else this.#move(photo, act === 'earlier' ? -1 : 1, button);
    this.#refresh();
  }

  #remove(photo: Photo): void {
    const place = this.#photos.indexOf(photo);
    this.#photos = this.#photos.filter((one) => one !== photo);
    photo.row.remove();
    const next = this.#photos[Math.min(place, this.#photos.length - 1)];
    const button = next?.row.querySelector<HTMLElement>('[data-act=remove]');
    (button ?? this.#field.querySelector<HTMLElement>('[data-files]'))?.focus();
  }

  #move(photo: Photo, by: -1 | 1, button: HTMLButtonElement): void {
    this.#photos = moveEntry(this.#photos, this.#photos.indexOf(photo), by);
    this.#list.replaceChildren(...this.#photos.map(({ row }) => row));
    this.#refresh();
    // At the first or last place the button is disabled, so the other one gets the focus.
    const other = photo.row.querySelector<HTMLElement>('[data-act]:not(:disabled, [hidden])');
    (button.disabled ? other : button)?.focus();
  }

  #refresh(): void {
    const { loading = '', loaded = '' } = this.#words;
    this.#photos.forEach(({ row, state }, place) => {
      row.dataset.state = state;
      row.querySelector('progress')!.hidden = state !== 'loading';
      row.querySelector<HTMLElement>('[data-act=retry]')!.hidden = state !== 'broken';
      row.querySelector<HTMLButtonElement>('[data-act=earlier]')!.disabled = place === 0;
      row.querySelector<HTMLButtonElement>('[data-act=later]')!.disabled = place === this.#photos.length - 1;
      const line = row.querySelector('[data-photo-state]')!;
      if (state === 'loading') line.textContent = loading;
      if (state === 'loaded') line.textContent = loaded;
    });
    this.#order.value = this.#photos.flatMap(({ id }) => id ?? []).join(',') || '-';
  }
}

function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
