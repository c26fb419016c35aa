import type { Consent } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { interpolate } from '../interpolate.ts';
import { Loaded } from '../Loaded.tsx';
import type { TabView } from './tab-view.ts';

/** Consents that were given or withdrawn, with the edition of each text (decision 57). */
export function Consents({ view }: { view: TabView }) {
  const { words, dates, purposes } = view;
  return (
    <section className="account-section" aria-labelledby="area-consents">
      <h3 id="area-consents">{words['privacy.consentsTitle']}</h3>
      <Loaded<Consent[]> path="/consents" view={view}>
        {(consents) => (
          <ul className="account-sessions">
            {consents.map(({ purpose, text, policy, given_at, withdrawn_at }) => (
              <li key={`${purpose} ${given_at}`}>
                <span>
                  {purposes[purpose] ?? purpose}
                  <small>
                    {interpolate(words['privacy.givenAt'], { date: patternDate(dates, given_at) })}
                    {withdrawn_at &&
                      `, ${interpolate(words['privacy.withdrawnAt'], { date: patternDate(dates, withdrawn_at) })}`}
                  </small>
                  {text && <small>{interpolate(words['privacy.edition'], { text })}</small>}
                  {policy && (
                    <small>
                      {interpolate(words['privacy.policyOf'], { policy: patternDate(dates, policy) })}
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
