import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { mayDo, type Role } from '@tourbillon/domain/desk/roles.ts';
import { authProvider } from './access/auth-provider.ts';
import { JoinPage } from './access/JoinPage.tsx';
import { LogInPage } from './access/LogInPage.tsx';
import { SessionsPage } from './account/SessionsPage.tsx';
import { dataProvider } from './data/data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { DeskLayout } from './layout/DeskLayout.tsx';
import { DARK_THEME, LIGHT_THEME } from './look/themes.ts';
import { SECTIONS } from './sections.ts';

const store = localStorageStore('1', 'desk');

/** The desk: its parts as one's role may see them. */
export function Desk() {
  return (
    <BrowserRouter>
      <Admin
        requireAuth
        disableTelemetry
        store={store}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        loginPage={LogInPage}
        layout={DeskLayout}
        lightTheme={LIGHT_THEME}
        darkTheme={DARK_THEME}
        title="desk.title"
      >
        {(role: Role) => (
          <>
            {SECTIONS.filter(({ permission }) => permission === undefined || mayDo(role, permission)).map(
              ({ name, list, show, edit, create }) => (
                <Resource
                  key={name}
                  name={name}
                  list={list}
                  {...(show && { show })}
                  {...(edit && { edit })}
                  {...(create && { create })}
                />
              ),
            )}
            <CustomRoutes>
              <Route path="/sessions" element={<SessionsPage />} />
            </CustomRoutes>
          </>
        )}
        <CustomRoutes noLayout>
          <Route path="/join" element={<JoinPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
