import type { GatewayRobots } from './robot-refusal.ts';

/** A robot check for tests. It accepts everybody as a person. */
export const noRobots: GatewayRobots = {
  demand: () => Promise.reject(new Error('Nobody demands work here')),
  workOf: () => Promise.resolve(0),
  task: () => Promise.resolve({ kind: 'recaptcha', siteKey: 'key' }),
  verify: () => Promise.resolve(true),
};
