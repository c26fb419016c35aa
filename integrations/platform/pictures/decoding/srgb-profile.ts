/** Position of the tag table in a profile, and the length of its rows. */
const TAGS = { at: 128, row: 12 } as const;

/** Red, green and blue of sRGB, as profiles store them (XYZ under D50). */
const PRIMARIES: Readonly<Record<string, readonly [number, number, number]>> = {
  rXYZ: [0.436, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};

/** sRGB profiles differ by less than this. The nearest other profile, Display P3, differs by 0.08. */
const TOLERANCE = 0.01;

/** Whether a colour profile (ICC) has the primaries of sRGB. Without such a profile the colours are the same. */
export function isSrgbProfile(icc: Buffer): boolean {
  return Object.entries(PRIMARIES).every(([tag, wanted]) => {
    const found = primary(icc, tag);
    return found !== undefined && wanted.every((one, at) => Math.abs(one - (found[at] ?? 9)) < TOLERANCE);
  });
}

/** One primary colour of a profile. Undefined if the profile does not have it. */
function primary(icc: Buffer, tag: string): number[] | undefined {
  const count = icc.length < TAGS.at + 4 ? 0 : icc.readUInt32BE(TAGS.at);
  for (let row = 0; row < count; row += 1) {
    const at = TAGS.at + 4 + row * TAGS.row;
    if (at + TAGS.row > icc.length) return undefined;
    if (icc.toString('latin1', at, at + 4) !== tag) continue;
    const value = icc.readUInt32BE(at + 4);
    if (value + 20 > icc.length) return undefined;
    return [8, 12, 16].map((from) => icc.readInt32BE(value + from) / 65_536);
  }
  return undefined;
}
