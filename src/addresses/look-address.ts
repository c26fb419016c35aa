import { createHash } from 'node:crypto';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';

/** A shop's own mark and colours; undefined or null where it has the project's. */
export type Look = ResponseOf<typeof CALLS.mainData>['shop']['look'];

/** Sides of the icons, px: of a phone's home screen, and of the manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Where the files of a look are, and the colours that browsers are told. */
export interface LookAddresses {
  /** Its stylesheet; undefined where the colours are the project's. */
  stylesheet: string | undefined;
  icon: string;
  touchIcon: string;
  /** Icons of the manifest. */
  icons: { src: string; type: string; sizes: string }[];
  /** Of the line on top of the page, and of its paper, by scheme. */
  themes: { light: string; dark: string };
  paper: string;
}

/** What a look is known by: another look has other addresses. */
export function lookEdition(look: NonNullable<Look>): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 12);
}

/** Addresses of a look: the project's files, or those made of the shop's own mark and colours. */
export function lookAddresses(look: Look): LookAddresses {
  const { light, dark } = look?.colours ?? PALETTES;
  const folder = look ? `/look/${lookEdition(look)}` : '';
  const own = look?.mark ? folder : '';
  const icon = own ? `${own}/icon.svg` : '/favicon.svg';
  const png = (size: number) => ({
    src: `${own}/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  });
  const sizes = own ? ICON_SIZES : [180];
  return {
    stylesheet: look?.colours ? `${folder}/colours.css` : undefined,
    icon,
    touchIcon: `${own}/icon-180.png`,
    icons: [{ src: icon, type: 'image/svg+xml', sizes: 'any' }, ...sizes.map(png)],
    themes: { light: light.night, dark: dark.night },
    paper: light.paper,
  };
}
