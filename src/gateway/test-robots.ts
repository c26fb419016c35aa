import type { GatewayRobots } from './robot-refusal.ts';

/** A check against robots for tests, which knows everybody for a person. */
export const noRobots: GatewayRobots = {
  demand: () => Promise.reject(new Error('Nobody demands work here')),
  workOf: () => Promise.resolve(0),
  task: () => Promise.resolve({ kind: 'recaptcha', siteKey: 'key' }),
  verify: () => Promise.resolve(true),
};
