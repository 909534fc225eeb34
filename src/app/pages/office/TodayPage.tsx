import { SetupReminder } from '../../features/office-setup/OfficeSetupGuide';
import { OfficeTodayView } from '../../features/office-today/OfficeTodayView';
import { useMe } from '../../session/useMe';

/** `/office` */
export function TodayPage() {
  const me = useMe();
  return (
    <>
      <OfficeTodayView />
      {me?.is_superuser && <SetupReminder />}
    </>
  );
}
