import * as messages from '@messages/app/pages';
import { useNavigate, useParams } from 'react-router-dom';
import { MembersOnly } from '../features/profile/MembersOnly';
import { PropertyFormSkeleton } from '../features/listing-form/PropertyFormSkeleton';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded for accounts only. */
const PropertyEditForm = lazyComponent(
  () =>
    import(/* webpackChunkName: "property-form" */ '../features/listing-form/PropertyEditForm').then(
      (module) => module.PropertyEditForm,
    ),
  () => <PropertyFormSkeleton />,
);

/** `/properties/{id}/edit`: changes a listing, then returns to it. */
export function PropertyEditPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={messages.editProperty}
        lead={messages.publishedListingsUpdateWhen}
        trail={[
          { name: messages.properties, to: '/properties' },
          { name: messages.listing, to: `/properties/${id}` },
          { name: messages.edit },
        ]}
      />
      <Container>
        <MembersOnly title={messages.logInToEditThisProperty} words={messages.onlyTheOwnerCanEdit}>
          <PropertyEditForm key={id} id={id} onSaved={() => void navigate(`/properties/${id}`)} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
