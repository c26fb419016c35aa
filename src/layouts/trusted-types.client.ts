import { trustedMarkup, trustedScript, trustedScriptAddress } from './trusted-markup.ts';

type Rule = (text: string, type: string, sink: string) => string | null;

/** What browsers with Trusted Types have (W3C Trusted Types, 2.3). */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>): unknown;
}

/*
 * The one policy of Trusted Types: texts that reach a sink of the browser which runs or parses them are judged here.
 * First of the frame's modules, before anything else could use one.
 */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML: (text, _type, sink) => trustedMarkup(text, sink, document.scripts),
  createScript: (text, _type, sink) => trustedScript(text, sink),
  createScriptURL: trustedScriptAddress,
});
