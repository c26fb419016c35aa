/** A box of an ISO media file (ISO 14496-12, 4.2): its type, and the start and end of its content. */
export interface Box {
  type: string;
  from: number;
  to: number;
}

/** The boxes between two positions of a file. @throws when the declared size of a box is smaller than its header. */
export function boxesOf(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const [length, type] = [file.readUInt32BE(at), file.toString('latin1', at + 4, at + 8)];
    const head = length === 1 ? 16 : 8;
    const whole = length === 1 ? Number(file.readBigUInt64BE(at + 8)) : length === 0 ? to - at : length;
    if (whole < head) throw new Error('A box shorter than its head');
    boxes.push({ type, from: at + head, to: Math.min(at + whole, to) });
    at += whole;
  }
  return boxes;
}
