import type { FAQPage, WithContext } from 'schema-dts';
import { plainText } from './plain-text.ts';

/** Questions and answers as structured data (decision 14). */
export function faqData(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
