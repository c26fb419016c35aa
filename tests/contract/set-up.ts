export { provideTemplate as default } from '../site/template.ts';
