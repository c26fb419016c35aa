// What few visitors do with their own list: one chunk, loaded when it is asked for.
export { copyAddress } from './copy-address.ts';
export { removeMissing } from './remove-missing.ts';
