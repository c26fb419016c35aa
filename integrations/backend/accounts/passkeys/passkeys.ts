/** What other rooms take of passkeys and second factors. */
export { passkeysOf } from './account-security.ts';
export { endSecondFactor } from './second-factor.ts';
