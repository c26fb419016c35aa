import { expect, it } from 'vitest';
import { BARE_POLICY, hashSource, pagePolicy } from './policy.ts';

it('design §8 the policy of pages starts from nothing and allows inline text by hash only', () => {
  const policy = pagePolicy(['run()'], ['a{}'], true);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`script-src 'self' ${hashSource('run()')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`);
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy + BARE_POLICY).not.toContain('unsafe');
});

it('design §8 a hash is that of CSP level 3 for a known text', () => {
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
