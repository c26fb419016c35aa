/** A package that the site is built with or runs on, with its licence (an SPDX expression). */
export interface LicensedPackage {
  name: string;
  version: string;
  licence: string | undefined;
}

/** Licences that require only their notice, which each package contains. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Licences with further conditions, and why they may be used. Each entry names the packages that it was reviewed
 * for.
 */
const REVIEWED: [packages: RegExp, licence: RegExp, why: string][] = [
  [
    /^@fontsource-variable\//,
    /^OFL-1\.1$/,
    'typefaces: may be cut and sent with the site, not sold alone; neither reserves its name',
  ],
  [
    /^libheif-js$/,
    /^LGPL-3\.0$/,
    'decodes HEIC: an unmodified package of its own, loaded while the site runs by a worker thread for each picture; whoever runs the site can put another build in its place, and passes its licence and the address of its source on with it',
  ],
  [
    /^@img\/sharp-/,
    /LGPL-3\.0-or-later/,
    'libvips for sharp: an unmodified shared library of a package of its own, which can be replaced likewise',
  ],
  [
    /^lightningcss/,
    /^MPL-2\.0$/,
    'writes style sheets while the site is built; its files are not changed, and none of them is in what is built',
  ],
  [
    /^caniuse-lite$/,
    /^CC-BY-4\.0$/,
    'data for the build, named here as its licence asks; none of it is sent',
  ],
  [
    /^(@axe-core\/playwright|axe-core)$/,
    /^MPL-2\.0$/,
    'judges pages in tests only; its files are not changed',
  ],
  [/^argparse$/, /^PSF-2\.0$/, 'reads arguments of tools of development; asks for its notice only'],
  [/^css-mediaquery$/, /^BSD$/, 'part of tools of development; its text is that of three clauses'],
  [
    /^(only|humanize-number)$/,
    /^$/,
    'part of a server that stands in for S3 in tests; their readme says MIT',
  ],
];

/** Result of a review of licences. */
export interface Review {
  /** Number of packages with a licence that requires only its notice, by licence. */
  free: Map<string, number>;
  /** Packages with further conditions, and the reason why they may be used. */
  explained: { packages: LicensedPackage[]; licence: string; why: string }[];
  /** Packages that nobody has reviewed, and those without a licence. They must not be used. */
  open: LicensedPackage[];
}

/** Sorts packages by the conditions of their licences. */
export function reviewLicences(packages: readonly LicensedPackage[]): Review {
  const review: Review = { free: new Map(), explained: [], open: [] };
  for (const one of packages) {
    const { name, licence = '' } = one;
    if (isFree(licence)) review.free.set(licence, (review.free.get(licence) ?? 0) + 1);
    else {
      const found = REVIEWED.find(([names, kind]) => names.test(name) && kind.test(licence));
      if (!found) review.open.push(one);
      else {
        const [, , why] = found;
        const known = review.explained.find((entry) => entry.why === why);
        if (known) known.packages.push(one);
        else review.explained.push({ packages: [one], licence, why });
      }
    }
  }
  return review;
}

/** Whether notices alone satisfy an expression: all parts joined by AND, one of the parts joined by OR. */
function isFree(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isFree);
  return plain.split(' AND ').every((licence) => FREE.has(licence.trim()));
}
