import { fileURLToPath } from 'node:url';
import { includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import typescript from 'typescript-eslint';

const SHOWING_HTML = [
  'src/fragments/Cached.astro',
  'src/ui/Icon.astro',
  'src/ui/JsonLd.astro',
  'src/ui/Logo.astro',
  'src/ui/SanitisedHtml.astro',
  'src/ui/items/ItemGrid.astro',
  'src/layouts/FirstScripts.astro',
];

// Astro files alone: Oxlint judges everything else by the same rules (`.oxlintrc.json`, decision 605).
export default [
  // What is made while ESLint looks through the folders may be gone before it is read.
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  ...typescript.configs.recommended,
  ...typescript.configs.stylistic,
  ...astro.configs.recommended,
  {
    rules: {
      // Servers speak through their logger, browser code not at all.
      'no-console': 'error',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `type` reads better for unions and mapped types, `interface` for shapes: both stay allowed.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    // Text from elsewhere reaches a page as text; the few places for sanitised HTML say why.
    files: ['src/**/*.astro'],
    rules: { 'astro/no-set-html-directive': 'error' },
  },
  {
    // They print HTML that the backend has sanitised, a mark that the contract has checked, JSON that they escape themselves, what Astro has rendered before, or a text of the code.
    files: SHOWING_HTML,
    rules: { 'astro/no-set-html-directive': 'off' },
  },
];
