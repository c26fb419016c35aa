import './uzbek.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const styles = createCache({ key: 'desk', nonce, prepend: true });
const place = document.getElementById('desk');
if (place)
  createRoot(place).render(
    <CacheProvider value={styles}>
      <Desk />
    </CacheProvider>,
  );
