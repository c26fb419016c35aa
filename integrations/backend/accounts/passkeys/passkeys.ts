/** What other rooms import from passkeys and second factors. */
export { passkeysOf } from './account-security.ts';
export { endSecondFactor } from './second-factor.ts';
