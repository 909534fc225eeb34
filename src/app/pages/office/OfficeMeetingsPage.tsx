import { OfficeMeetings } from '../../features/office-meetings/OfficeMeetings';

/** `/office/meetings` */
export function OfficeMeetingsPage() {
  return <OfficeMeetings />;
}
