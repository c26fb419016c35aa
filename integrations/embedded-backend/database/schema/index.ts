export * from './brands.ts';
export * from './cities.ts';
export * from './content.ts';
export * from './currency.ts';
export * from './items.ts';
export * from './mail.ts';
export * from './markers.ts';
export * from './subscribers.ts';
