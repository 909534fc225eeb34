import { OfficeSetupGuide } from '../../features/office-setup/OfficeSetupGuide';

/** `/office/setup` */
export function SetupPage() {
  return <OfficeSetupGuide />;
}
