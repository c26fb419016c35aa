import './start.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { goToLogIn } from './access/go-to-log-in.ts';
import { Desk } from './Desk.tsx';
import { startTexts } from './i18n.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const styles = createCache({ key: 'desk', nonce, prepend: true });

void Promise.all([startTexts(), goToLogIn()]).then(() => {
  const place = document.getElementById('desk');
  if (!place) return;
  createRoot(place).render(
    <CacheProvider value={styles}>
      <Desk />
    </CacheProvider>,
  );
});
