import type { HttpError } from 'react-admin';
import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import type { DeskKey } from '../../messages/index.ts';
import { translateProblems } from './translate-problems.ts';

/** Fields of the form of a review. */
export const REVIEW_LABELS = {
  name: 'texts.reviewName',
  text: 'texts.reviewText',
  answer: 'texts.reviewAnswer',
  city: 'texts.reviewCity',
  service: 'texts.reviewService',
  reason: 'texts.refuseReason',
} as const satisfies Record<string, DeskKey>;

/** Why a review was not published or refused: a sentence, and the mistakes one by one. */
export interface ReviewFailure {
  text: string;
  lines: string[];
}

type Translate = (key: DeskKey, values?: Record<string, string>) => string;

/** The failure of a decision in the language of the desk. @param t the desk's texts. */
export function reviewFailure(error: Pick<HttpError, 'status' | 'body'>, t: Translate): ReviewFailure {
  if (error.status !== 422) return { text: t(KEYS[error.status] ?? 'texts.offline'), lines: [] };
  const { problems = [], errors = {} } = (error.body ?? {}) as {
    problems?: { problems: TextProblem[] }[];
    errors?: Record<string, unknown>;
  };
  if (problems.length > 0) {
    const found = problems.flatMap((file) => translateProblems(file.problems, t, { path: '', text: '' }));
    return { text: t('texts.problems'), lines: found.map(({ text }) => text) };
  }
  const names = new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? ''));
  const lines = [...names].flatMap((name) =>
    Object.hasOwn(REVIEW_LABELS, name)
      ? [`${t(REVIEW_LABELS[name as keyof typeof REVIEW_LABELS])}: ${t('actions.error_value')}`]
      : [],
  );
  return { text: t('texts.problems'), lines };
}

const KEYS: Readonly<Partial<Record<number, DeskKey>>> = {
  401: 'desk.ended',
  403: 'actions.forbidden',
  404: 'texts.reviewGone',
  409: 'texts.conflict',
  503: 'texts.notWritable',
};
