import { useEffect, useState } from 'react';
import { useDeskTexts } from '../i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between a moment and now, with its two largest units, such as 2 h 5 min; it is kept up to date. */
export function useElapsedTime(): (moment: string) => string {
  const { t } = useDeskTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return (moment) => {
    const ms = Math.abs(Date.parse(moment) - now);
    const [days, hours, minutes] = [
      Math.floor(ms / DAY),
      Math.floor((ms % DAY) / HOUR),
      Math.floor((ms % HOUR) / MINUTE),
    ];
    const parts =
      days > 0
        ? [t('inboxWork.days', { number: days }), hours > 0 && t('inboxWork.hours', { number: hours })]
        : [
            hours > 0 && t('inboxWork.hours', { number: hours }),
            (minutes > 0 || hours === 0) && t('inboxWork.minutes', { number: minutes }),
          ];
    return parts.filter(Boolean).join(' ');
  };
}
