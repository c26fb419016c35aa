import { type Box, boxesOf } from './boxes.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Types of derived items (ISO 23008-12, 6.6.2): grids, overlays, rotated pictures. */
const DERIVED: ReadonlySet<string> = new Set(['grid', 'iovl', 'iden']);

/** Bytes per pixel during decoding: the colour planes and the output. */
const BYTES_PER_PIXEL = 6;

interface Size {
  width: number;
  height: number;
}

/**
 * The facts of a HEIC: its largest picture, and the total cost of the pictures that it is composed of. A grid can
 * contain the same tile sixty thousand times.
 */
export function readHeic(file: Buffer): PictureFacts {
  const meta = find(boxesOf(file, 0, file.length), 'meta');
  const boxes = boxesOf(file, meta.from + 4, meta.to);
  const types = itemTypes(file, find(boxes, 'iinf'));
  const sizes = itemSizes(file, boxesOf(file, find(boxes, 'iprp').from, find(boxes, 'iprp').to));
  const references = boxes.find(({ type }) => type === 'iref');
  const largest = [...sizes.values()].reduce((most, one) => (area(one) > area(most) ? one : most), {
    width: 0,
    height: 0,
  });
  let [parts, pixels] = [1, area(largest)];
  for (const [item, of] of references ? derivations(file, references) : []) {
    if (!DERIVED.has(types.get(item) ?? '')) continue;
    if (of.some((one) => DERIVED.has(types.get(one) ?? ''))) throw new Error('A grid of grids');
    parts += of.length;
    pixels = Math.max(
      pixels,
      of.reduce((sum, one) => sum + area(sizes.get(one) ?? largest), 0),
    );
  }
  const coded = boxesOf(file, 0, file.length).reduce(
    (sum, { type, from, to }) => sum + (type === 'mdat' ? to - from : 0),
    find(boxes, 'idat', true).to - find(boxes, 'idat', true).from,
  );
  return { ...largest, components: 3, bits: 8, coded, parts, held: pixels * BYTES_PER_PIXEL };
}

function area({ width, height }: Size): number {
  return width * height;
}

function find(boxes: readonly Box[], type: string, optional = false): Box {
  const box = boxes.find((one) => one.type === type);
  if (!box && !optional) throw new Error(`No ${type}`);
  return box ?? { type, from: 0, to: 0 };
}

/** Item types by item number, from `iinf`. */
function itemTypes(file: Buffer, { from, to }: Box): Map<number, string> {
  const entries = boxesOf(file, from + (file[from] === 0 ? 6 : 8), to).filter(({ type }) => type === 'infe');
  return new Map(
    entries.map(({ from: at }): [number, string] => {
      const wide = file[at] === 3 ? 4 : 2;
      return [file.readUIntBE(at + 4, wide), file.toString('latin1', at + 6 + wide, at + 10 + wide)];
    }),
  );
}

/** Item sizes by item number. `ipma` assigns the properties of `ipco` to items. */
function itemSizes(file: Buffer, boxes: readonly Box[]): Map<number, Size> {
  const container = find(boxes, 'ipco');
  const properties = boxesOf(file, container.from, container.to);
  const sizes = new Map<number, Size>();
  for (const { from } of boxes.filter(({ type }) => type === 'ipma')) {
    const [idBytes, large] = [file[from] === 0 ? 2 : 4, (file.readUInt8(from + 3) & 1) === 1];
    let at = from + 8;
    for (let entry = file.readUInt32BE(from + 4); entry > 0; entry -= 1) {
      const item = file.readUIntBE(at, idBytes);
      const count = file.readUInt8(at + idBytes);
      at += idBytes + 1;
      for (let one = 0; one < count; one += 1, at += large ? 2 : 1) {
        const index = large ? file.readUInt16BE(at) & 0x7fff : file.readUInt8(at) & 0x7f;
        const property = properties[index - 1];
        if (property?.type !== 'ispe') continue;
        sizes.set(item, {
          width: file.readUInt32BE(property.from + 4),
          height: file.readUInt32BE(property.from + 8),
        });
      }
    }
  }
  return sizes;
}

/** The source items of derived items, with repetitions: the `dimg` references of `iref`. */
function derivations(file: Buffer, { from, to }: Box): [item: number, of: number[]][] {
  const wide = file[from] === 0 ? 2 : 4;
  return boxesOf(file, from + 4, to)
    .filter(({ type }) => type === 'dimg')
    .map(({ from: at }) => {
      const count = file.readUInt16BE(at + wide);
      const first = at + wide + 2;
      return [
        file.readUIntBE(at, wide),
        Array.from({ length: count }, (_, one) => file.readUIntBE(first + one * wide, wide)),
      ];
    });
}
