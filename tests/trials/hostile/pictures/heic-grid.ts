/** Parts of a HEIC with one picture (ISO 23008-12). */
interface Tile {
  /** Configuration of its decoder: the box `hvcC`. */
  configuration: Buffer;
  coded: Buffer;
  width: number;
  height: number;
}

/**
 * A HEIC as phones write it: a picture of the given size, made of tiles that extend past its right and lower
 * edge. Every tile is the picture of a one-tile file and is stored separately, as in a phone's file.
 */
export function gridOf(file: Buffer, width: number, height: number): Buffer {
  const tile = readTile(file);
  const [columns, rows] = [Math.ceil(width / tile.width), Math.ceil(height / tile.height)];
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1);
  const grid = tiles.length + 1;
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const size = (of: { width: number; height: number }) =>
    box('ispe', words(0, 4), words(of.width, 4), words(of.height, 4));
  const properties = box(
    'iprp',
    box('ipco', tile.configuration, size(tile), size({ width, height })),
    box('ipma', words(0, 4), words(grid, 4), ...tiles.map((id) => words(id, 2, 2, 1, 0x81, 1, 2, 1)), words(grid, 2, 1, 1, 3, 1)), // prettier-ignore
  );
  const meta = (codedAt: number) =>
    box(
      'meta',
      words(0, 4),
      box('hdlr', words(0, 4), words(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', words(0, 4), words(grid, 2)),
      box('idat', words(0, 2, rows - 1, 1, columns - 1, 1, width, 2, height, 2)),
      box(
        'iloc',
        words(0x01000000, 4, 0x4400, 2, grid, 2),
        ...tiles.map((id, at) => words(id, 2, 0, 2, 0, 2, 1, 2, codedAt + at * tile.coded.length, 4, tile.coded.length, 4)), // prettier-ignore
        words(grid, 2, 1, 2, 0, 2, 1, 2, 0, 4, 8, 4),
      ),
      box('iinf', words(0, 4, grid, 2), ...tiles.map((id) => item(id, 'hvc1')), item(grid, 'grid')),
      properties,
      box(
        'iref',
        words(0, 4),
        box('dimg', words(grid, 2, tiles.length, 2), ...tiles.map((id) => words(id, 2))),
      ),
    );
  const before = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(before), box('mdat', ...tiles.map(() => tile.coded))]);
}

/** An item. Tiles are marked hidden, because they are not separate pictures. */
function item(id: number, type: 'hvc1' | 'grid'): Buffer {
  return box(
    'infe',
    words(type === 'grid' ? 0x02000000 : 0x02000001, 4, id, 2, 0, 2),
    Buffer.from(`${type}\0`),
  );
}

function readTile(file: Buffer): Tile {
  const inner = (type: string) => {
    const at = file.indexOf(type) - 4;
    return file.subarray(at, at + file.readUInt32BE(at));
  };
  const size = inner('ispe');
  return {
    configuration: inner('hvcC'),
    coded: inner('mdat').subarray(8),
    width: size.readUInt32BE(12),
    height: size.readUInt32BE(16),
  };
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  return Buffer.concat([words(inside.length + 8, 4), Buffer.from(type), inside]);
}

/** Encodes numbers, each followed by its size in bytes. */
function words(...pairs: number[]): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const part = Buffer.alloc(pairs[at + 1] ?? 0);
    part.writeUIntBE(pairs[at] ?? 0, 0, part.length);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
