/** Freezes plain data recursively: nobody may sort or change shared responses in place. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // Without a list of the values: a response has hundreds of objects.
  if (Array.isArray(value)) for (const one of value) freezeDeep(one);
  else for (const name in value) freezeDeep(value[name]);
  return Object.freeze(value);
}
