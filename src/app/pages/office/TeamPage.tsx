import { Team } from '../../features/office-content/Team';

/** `/office/team` */
export function TeamPage() {
  return <Team />;
}
