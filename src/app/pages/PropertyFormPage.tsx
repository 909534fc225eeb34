import { Suspense, lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { MembersOnly } from '../features/profile/MembersOnly';
import { PropertyFormSkeleton } from '../features/properties/PropertyFormSkeleton';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';

/** Nobody but an account needs the form's code. */
const PropertyForm = lazy(() => import(/* webpackChunkName: "property-form" */ '../features/properties/PropertyForm').then((module) => ({ default: module.PropertyForm })));

/** `/property-form`: posts a listing and leads to it. */
export function PropertyFormPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Post a property" lead="What a buyer asks first: where it is, what it costs, how large it is, and how it looks." trail={[{ name: 'Properties', to: '/properties' }, { name: 'Post a property' }]} />
      <Container>
        <MembersOnly title="Log in to post a property." words="Behind the login is the form for your listing: title and description, place and price, rooms and area, costs, amenities and up to 20 photos.">
          <Suspense fallback={<PropertyFormSkeleton />}><PropertyForm onSaved={({ id }) => void navigate(`/properties/${id}`)} /></Suspense>
        </MembersOnly>
        <PageEnd />
      </Container>
    </>
  );
}
