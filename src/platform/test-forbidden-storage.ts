import { onTestFinished } from 'vitest';

/** Forbids site data until the test ends, as browsers do: reading `sessionStorage` itself throws. */
export function forbidStorage(): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
  });
}
