import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

const SHOWING_HTML = [
  'src/fragments/Cached.astro',
  'src/ui/Icon.astro',
  'src/ui/JsonLd.astro',
  'src/ui/Logo.astro',
  'src/ui/SanitisedHtml.astro',
  'src/ui/items/ItemGrid.astro',
  'src/layouts/TrustedTypes.astro',
];

export default [
  {
    ignores: ['dist/', '.data/', '.astro/', '.releases/', '.runtime/', 'test-results/', 'playwright-report/'],
  },
  ...typescript.configs.recommended,
  ...typescript.configs.stylistic,
  ...astro.configs.recommended,
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    // The other recommended rules compile each component with the React Compiler, which the bundlers do not use: it
    // takes as long as all the rest of ESLint.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    rules: {
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
    // Servers speak through their logger, browser code not at all.
    files: ['src/**', 'integrations/**'],
    rules: { 'no-console': 'error' },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-empty-function': 'off' } },
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
