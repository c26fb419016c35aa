import { Consents } from './Consents.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Export } from './Export.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=privacy`: the data export, the consents, and the deletion of the account. */
export function PrivacyTab({ view }: TabProps) {
  return (
    <div className="account-sections">
      <Export view={view} />
      <Consents view={view} />
      <DeleteAccount view={view} />
    </div>
  );
}
