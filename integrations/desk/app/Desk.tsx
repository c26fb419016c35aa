import { type ComponentType, Suspense } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, HttpError, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { authProvider } from './access/auth-provider.ts';
import { SessionEndedDialog } from './access/SessionEndedDialog.tsx';
import { LogInPage } from './access/LogInPage.tsx';
import { dataProvider } from './data/data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { DeskLayout } from './layout/DeskLayout.tsx';
import { WaitingPage } from './layout/WaitingPage.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { DARK_THEME, LIGHT_THEME } from './ui/themes.ts';
import { screen } from './screen.ts';
import { SECTIONS, sectionsFor } from './sections.ts';

const JoinPage = screen(async () => (await import('./access/JoinPage.tsx')).JoinPage);
const OwnAccessPage = screen(async () => (await import('./account/OwnAccessPage.tsx')).OwnAccessPage);
const SessionsPage = screen(async () => (await import('./account/SessionsPage.tsx')).SessionsPage);

const store = localStorageStore('1', 'desk');

/** How often a call without a response is repeated. */
const MOST_RETRIES = 3;

/** A refused call is not repeated: it would be refused again, seven seconds later. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (times, error) => times < MOST_RETRIES && !(error instanceof HttpError && error.status < 500),
    },
  },
});

/** The desk, with the sections that the role of the person may see. */
export function Desk() {
  return (
    <BrowserRouter>
      <Admin
        requireAuth
        disableTelemetry
        store={store}
        authProvider={authProvider}
        queryClient={queryClient}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        loginPage={LogInPage}
        layout={DeskLayout}
        catchAll={NotFoundPage}
        lightTheme={LIGHT_THEME}
        darkTheme={DARK_THEME}
        title="desk.title"
        loading={WaitingPage}
      >
        {(role: Role | undefined) => (
          <>
            {sectionsFor(role).map(({ name, title, list, show, edit, create }) => (
              <Resource
                key={name}
                name={name}
                options={{ label: title }}
                list={list}
                {...(show && { show })}
                {...(edit && { edit })}
                {...(create && { create })}
              />
            ))}
            <CustomRoutes>
              <Route path="/sessions" element={<SessionsPage />} />
              <Route path="/login-and-security" element={<OwnAccessPage />} />
            </CustomRoutes>
          </>
        )}
        <CustomRoutes noLayout>
          {SECTIONS.map(
            ({ name, print: Sheet }) =>
              Sheet && <Route key={name} path={`/${name}/:id/print`} element={<Alone screen={Sheet} />} />,
          )}
          <Route path="/join" element={<Alone screen={JoinPage} />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}

/** A screen without the frame of the desk. */
function Alone({ screen: Screen }: { screen: ComponentType }) {
  return (
    <Suspense fallback={<WaitingPage />}>
      <Screen />
      <SessionEndedDialog />
    </Suspense>
  );
}
