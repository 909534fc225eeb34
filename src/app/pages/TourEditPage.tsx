import * as messages from '@messages/app/tourEditor';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { MembersOnly } from '../features/profile/MembersOnly';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const TourEditor = lazyComponent(() =>
  import(/* webpackChunkName: "tour-editor" */ '../features/tour/TourEditor').then((module) => module.TourEditor),
);

/** `/properties/{id}/tour/edit`: makes or changes the tour of a listing, then returns to it. */
export function TourEditPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const published = useCallback(() => void navigate(`/properties/${id}`), [navigate, id]);
  return (
    <>
      <PageHead
        title={messages.editTheTour}
        lead={messages.lead}
        trail={[
          { name: messages.properties, to: '/properties' },
          { name: messages.listing, to: `/properties/${id}` },
          { name: messages.tour },
        ]}
      />
      <Container>
        <MembersOnly title={messages.logInToEdit} words={messages.whoMayEdit}>
          <TourEditor key={id} property={Number(id)} onPublished={published} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
