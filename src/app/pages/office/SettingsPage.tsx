import { ApiKeys } from '../../features/office-settings/ApiKeys';
import { ExchangeRates } from '../../features/office-settings/ExchangeRates';
import { OfficeSettingsForm } from '../../features/office-settings/OfficeSettingsForm';

/** `/office/settings` */
export function SettingsPage() {
  return (
    <>
      <OfficeSettingsForm />
      <ExchangeRates />
      <ApiKeys />
    </>
  );
}
