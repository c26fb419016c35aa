/** Colours of a work: its background first, then from the most used one to the accent. */
export type Palette = readonly [ground: string, ...colours: string[]];

/** Palettes in the style of known painters; the last colour is the accent. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#e9e1d0', '#1f2a44', '#8c2f24', '#d7a13b', '#5f7a6a', '#c9542f'],
  ['#efe9dc', '#222222', '#b3261e', '#e0b23c', '#2f5d8a', '#d9d0bb'],
  ['#d9d4c7', '#3d4a42', '#7d8b6f', '#b08a55', '#2a2f2c', '#c65d3a'],
  ['#1d2430', '#3a4f6e', '#7c94ad', '#c9b38a', '#a13e2d', '#e8dfc9'],
  ['#ead7c3', '#9c4a38', '#d98e5f', '#5b3a3a', '#2f4858', '#f3ede1'],
  ['#f2ede4', '#27455c', '#5b89a6', '#b9cfd6', '#d8b45a', '#c4472f'],
  ['#2b2320', '#6d3b2a', '#b5683c', '#e2a55a', '#1b3a3f', '#efe1c6'],
  ['#dfe3df', '#46606b', '#8fa7a5', '#c7beaa', '#33383c', '#d77a4a'],
  ['#f4efe6', '#34343a', '#85838a', '#c2bdb4', '#a8863f', '#7a1f2b'],
  ['#e6ddc8', '#355e4b', '#7fa17a', '#d9c26b', '#20332b', '#b2452f'],
  ['#e8dde0', '#5a3d5c', '#9a6d8f', '#d7a7b0', '#30334f', '#e0b15d'],
  ['#f0e4cf', '#c7702e', '#e6a94f', '#8b3a1e', '#3f5a52', '#20262b'],
];
