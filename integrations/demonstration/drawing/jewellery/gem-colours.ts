/** The look of a stone: faceted, or polished as a cabochon. */
export interface GemLook {
  /** Tones from the deepest facet to the brightest. */
  tones: readonly [string, string, string, string, string, string];
  dome?: 'pearl' | 'shell' | 'opaque';
}

const look = (
  tones: readonly [string, string, string, string, string, string],
  dome?: GemLook['dome'],
): GemLook => ({ tones, ...(dome && { dome }) });

const DIAMOND = look(['#56646f', '#8d9ca8', '#b7c5cf', '#d8e2e9', '#f1f6f9', '#ffffff']);

const LOOKS: Readonly<Record<string, GemLook>> = {
  diamond: DIAMOND,
  emerald: look(['#03301d', '#07492d', '#0d6b42', '#199160', '#4fbe8f', '#c9f2de']),
  ruby: look(['#3f020d', '#6d0618', '#9c0f26', '#c9213c', '#ea5c70', '#ffd5da']),
  sapphire: look(['#060d3c', '#0c1b66', '#17318f', '#2a50bd', '#6a8fe2', '#dbe7ff']),
  amethyst: look(['#2a0d47', '#46206d', '#663796', '#8a58bd', '#b78fe0', '#f0e2ff']),
  aquamarine: look(['#2c6f80', '#4b97a8', '#78bccb', '#a3d8e2', '#cdeef3', '#ffffff']),
  topaz: look(['#7a3f06', '#a8610f', '#cf8722', '#e9ad4b', '#f8d48d', '#fff7e0']),
  tourmaline: look(['#5c0f3d', '#8d1f60', '#bb3f86', '#db6ba8', '#f0a4cb', '#ffe6f3']),
  garnet: look(['#2b0406', '#4f0a0f', '#751319', '#9b2427', '#c6534f', '#f8c9c0']),
  turquoise: look(['#13595f', '#1f7f83', '#35a3a4', '#54bdba', '#86d6d0', '#e4fbf7'], 'opaque'),
  coral: look(['#7d2017', '#ad3626', '#d3523c', '#e87058', '#f59c86', '#ffe9e2'], 'opaque'),
  onyx: look(['#020203', '#0a0b0d', '#15171a', '#24272b', '#4b5056', '#e9edf0'], 'opaque'),
  pearl: look(['#8c7f73', '#b8aa9c', '#d8ccbf', '#ece3d9', '#f8f3ec', '#ffffff'], 'pearl'),
  mother_of_pearl: look(['#a79f9c', '#c5c3c4', '#dcdfe0', '#eae6e4', '#f4f1ee', '#ffffff'], 'shell'),
};

/** Pearl colours; all pearls of a piece have the same one: white, cream, rosy, golden, grey, nearly black. */
export const PEARLS: readonly [GemLook, ...GemLook[]] = [
  look(['#8c7f73', '#b8aa9c', '#d8ccbf', '#ece3d9', '#f8f3ec', '#ffffff'], 'pearl'),
  look(['#8c7f73', '#b8aa9c', '#d8ccbf', '#ece3d9', '#f8f3ec', '#ffffff'], 'pearl'),
  look(['#8a7a5e', '#bda987', '#dccaa8', '#efe2c6', '#f9f1de', '#ffffff'], 'pearl'),
  look(['#93716c', '#c49d96', '#e0bfb7', '#f0d9d2', '#faebe6', '#ffffff'], 'pearl'),
  look(['#7d5a1e', '#ad8438', '#cfa95a', '#e4c684', '#f4e2b4', '#fffaf0'], 'pearl'),
  look(['#4d5256', '#767d82', '#979ea2', '#b4bbbd', '#d5dadb', '#ffffff'], 'pearl'),
  look(['#15181a', '#2c3133', '#444b4c', '#616a68', '#98a29d', '#f2f6f3'], 'pearl'),
];

/** The look of a stone by its id; an unknown stone is drawn as a diamond. */
export function gemLook(id: string): GemLook {
  return LOOKS[id] ?? DIAMOND;
}
