import * as messages from '@messages/app/pages';
import * as secondFactor from '@messages/app/secondFactorSetup';
import styled from 'styled-components';
import { useGetCompanyQuery } from '../api/endpoints/contentApi';
import { MembersOnly } from '../features/profile/MembersOnly';
import { SampleProfile } from '../features/profile/SampleProfile';
import { selectUsername } from '../session/sessionSlice';
import { useAppSelector } from '../session/storeHooks';
import { color, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Container, Display2, Soft, Stack } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { Skeleton } from '../ui/Skeleton';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const waiting = (height: string) => () => <Skeleton $height={height} />;
const ProfileForm = lazyComponent(
  () =>
    import(/* webpackChunkName: "profile" */ '../features/profile/ProfileForm').then((module) => module.ProfileForm),
  waiting('38rem'),
);
const ProfileActivity = lazyComponent(
  () =>
    import(/* webpackChunkName: "profile" */ '../features/profile/ProfileActivity').then(
      (module) => module.ProfileActivity,
    ),
  waiting('26rem'),
);
const UpcomingMeetings = lazyComponent(
  () =>
    import(/* webpackChunkName: "meetings" */ '../features/meetings/UpcomingMeetings').then(
      (module) => module.UpcomingMeetings,
    ),
  () => null,
);
const PasswordForm = lazyComponent(
  () =>
    import(/* webpackChunkName: "profile" */ '../features/profile/PasswordForm').then((module) => module.PasswordForm),
  waiting('16rem'),
);
const SessionList = lazyComponent(
  () =>
    import(/* webpackChunkName: "profile" */ '../features/profile/SessionList').then((module) => module.SessionList),
  waiting('8rem'),
);
const SecondFactors = lazyComponent(
  () =>
    import(/* webpackChunkName: "second-factor" */ '../features/second-factor/SecondFactors').then(
      (module) => module.SecondFactors,
    ),
  waiting('10rem'),
);
const OwnData = lazyComponent(
  () => import(/* webpackChunkName: "profile" */ '../features/profile/OwnData').then((module) => module.OwnData),
  waiting('4rem'),
);

/** `/profile`: details, activity, password, sessions and data of the account. In the demonstration, visitors see a sample. */
export function ProfilePage() {
  const { data: company } = useGetCompanyQuery();
  return (
    <>
      <PageHead title={messages.editProfile} lead={messages.yourContactDetails} trail={[{ name: messages.profile }]} />
      <Container>
        <MembersOnly
          title={messages.logInToSeeYourProfile}
          words={messages.logInToViewYourContact}
          sample={company?.demo && <SampleProfile />}
        >
          <Own />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}

function Own() {
  const username = useAppSelector(selectUsername) ?? '';
  return (
    <Parts>
      <section aria-labelledby="profile-details">
        <Stack $gap={24}>
          <Display2 id="profile-details">{messages.yourDetails}</Display2>
          <ProfileForm />
        </Stack>
      </section>
      <section aria-labelledby="profile-activity">
        <Stack $gap={24}>
          <Display2 id="profile-activity">{messages.yourActivity}</Display2>
          <UpcomingMeetings />
          <ProfileActivity />
          <Links>
            <ButtonLink to="/my-listings" $kind="quiet">
              {messages.myListings}
            </ButtonLink>
            <ButtonLink to="/my-enquiries" $kind="quiet">
              {messages.myEnquiries}
            </ButtonLink>
            <ButtonLink to="/meetings" $kind="quiet">
              {messages.myMeetings}
            </ButtonLink>
            <ButtonLink to="/payments" $kind="quiet">
              {messages.payments}
            </ButtonLink>
          </Links>
        </Stack>
      </section>
      <section aria-labelledby="profile-password">
        <Stack $gap={24}>
          <Display2 id="profile-password">{messages.password}</Display2>
          <PasswordForm username={username} />
        </Stack>
      </section>
      <section aria-labelledby="profile-second-factor">
        <Stack $gap={24}>
          <Stack $gap={8}>
            <Display2 id="profile-second-factor">{secondFactor.heading}</Display2>
            <Soft>{secondFactor.lead}</Soft>
          </Stack>
          <SecondFactors />
        </Stack>
      </section>
      <section aria-labelledby="profile-sessions">
        <Stack $gap={24}>
          <Stack $gap={8}>
            <Display2 id="profile-sessions">{messages.whereYouAreLogged}</Display2>
            <Soft>{messages.ifYouDoNotRecognise}</Soft>
          </Stack>
          <SessionList />
        </Stack>
      </section>
      <section aria-labelledby="profile-data">
        <Stack $gap={24}>
          <Stack $gap={8}>
            <Display2 id="profile-data">{messages.yourData}</Display2>
            <Soft>{messages.downloadEverythingWeHold}</Soft>
          </Stack>
          <OwnData username={username} />
        </Stack>
      </section>
    </Parts>
  );
}

const Parts = styled.div`
  & > section {
    padding: ${space[48]} 0;
  }
  & > section + section {
    border-top: 1px solid ${color.sand200};
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
