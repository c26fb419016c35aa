import type { TextRule } from './text-rule.ts';
import { TYPOGRAPHY_RULES } from './typography.ts';
import { UZBEK_RULES } from './uzbek.ts';
import { WORDING_RULES } from './wording.ts';

/** The rules for texts of visitors and of the desk. Names of things are in docs/terms.md. */
export const TEXT_RULES: readonly TextRule[] = [...TYPOGRAPHY_RULES, ...WORDING_RULES, ...UZBEK_RULES];
