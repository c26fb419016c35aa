declare module 'astro/runtime/server/astro-island.prebuilt.js' {
  /** Text of the inline script that hydrates islands. */
  const script: string;
  export default script;
}
