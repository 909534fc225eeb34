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
        title="Edit property"
        lead="Published listings update when you save; photos update as they upload. Drafts save automatically."
        trail={[
          { name: 'Properties', to: '/properties' },
          { name: 'Listing', to: `/properties/${id}` },
          { name: 'Edit' },
        ]}
      />
      <Container>
        <MembersOnly title="Log in to edit this property." words="Only the owner can edit a listing.">
          <PropertyEditForm key={id} id={id} onSaved={() => void navigate(`/properties/${id}`)} />
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
