import type { FAQPage } from 'schema-dts';
import { plainText } from './plain-text.ts';

/** Questions and answers as structured data (decision 14). */
export function faqStructuredData(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
