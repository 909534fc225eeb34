import { OfficeSetupGuide } from '../../features/office-setup/OfficeSetupGuide';
import { RecurringTasks } from '../../features/office-today/RecurringTasks';

/** `/office/setup` */
export function SetupPage() {
  return (
    <>
      <OfficeSetupGuide />
      <RecurringTasks />
    </>
  );
}
