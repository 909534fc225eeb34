import type { Company } from '@contract/content';
import { SocialLinks } from '../../features/company/SocialLinks';
import { EmergencyBand } from '../../features/contact/EmergencyBand';
import { Offices } from '../../features/contact/Offices';

/** The last of the contact page: the number for emergencies, and our offices. */
export function ContactEnd({ company }: { company: Company | undefined }) {
  return (
    <>
      <EmergencyBand company={company}>
        <SocialLinks />
      </EmergencyBand>
      <Offices company={company} />
    </>
  );
}
