import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../data/call-desk.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { useTextWords } from './use-text-words.ts';

/** Reviews without a decision. */
export function ReviewQueue() {
  const t = useTextWords();
  const { data, refetch } = useQuery({ queryKey: ['review-queue'], queryFn: () => callDesk('reviewQueue') });
  if (!data) return null;
  if (data.data.length === 0) return <Typography>{t('noReviews')}</Typography>;
  return data.data.map((review) => (
    <ReviewForm key={review.id} review={review} onDone={() => void refetch()} />
  ));
}
