import { OfficeTodayView } from '../../features/office-today/OfficeTodayView';

/** `/office` */
export function TodayPage() {
  return <OfficeTodayView />;
}
