import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { MembersOnly } from '../features/profile/MembersOnly';
import { PasswordForm } from '../features/profile/PasswordForm';
import { ProfileForm } from '../features/profile/ProfileForm';
import { SampleProfile } from '../features/profile/SampleProfile';
import { SessionList } from '../features/profile/SessionList';
import { OwnListings } from '../features/properties/OwnListings';
import { type SessionState, selectUsername } from '../session/sessionSlice';
import { color, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container, Display2, Soft, Stack } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** `/profile`: who one is, one's listings, the password, the sessions. Visitors see a sample. */
export function ProfilePage() {
  return (
    <>
      <PageHead title="Edit Profile" lead="How we reach you, your listings, your password, and where you are logged in." trail={[{ name: 'Profile' }]} />
      <Container>
        <MembersOnly title="Log in to see your profile." words="Behind the login are your name and contact details, the listings you posted, your password and the devices you are logged in on." sample={<SampleProfile />}>
          <Own />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

function Own() {
  const username = useSelector((state: { session: SessionState }) => selectUsername(state)) ?? '';
  return (
    <Parts>
      <section aria-labelledby="profile-details"><Stack $gap={24}><Display2 id="profile-details">Your details</Display2><ProfileForm /></Stack></section>
      <section aria-labelledby="profile-listings">
        <Stack $gap={24}>
          <Display2 id="profile-listings">Your listings</Display2>
          <OwnListings />
          <Links><ButtonLink to="/property-form" $kind="quiet">Post a property</ButtonLink><ButtonLink to="/payments" $kind="quiet">Payments</ButtonLink></Links>
        </Stack>
      </section>
      <section aria-labelledby="profile-password"><Stack $gap={24}><Display2 id="profile-password">Password</Display2><PasswordForm username={username} /></Stack></section>
      <section aria-labelledby="profile-sessions">
        <Stack $gap={24}>
          <Stack $gap={8}><Display2 id="profile-sessions">Where you are logged in</Display2><Soft>If you do not know a device, end its session and change your password.</Soft></Stack>
          <SessionList />
        </Stack>
      </section>
    </Parts>
  );
}

const Parts = styled.div`
  & > section { padding: ${space[48]} 0; }
  & > section + section { border-top: 1px solid ${color.sand200}; }
`;
const Links = styled.div`display: flex; flex-wrap: wrap; gap: ${space[12]};`;
