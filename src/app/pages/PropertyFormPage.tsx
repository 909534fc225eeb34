import * as messages from '@messages/app/pages';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PropertyFormSkeleton } from '../features/listing-form/PropertyFormSkeleton';
import { Container } from '../ui/Layout';
import { PageEnd } from '../ui/PageEnd';
import { PageHead } from '../ui/PageHead';
import { lazyComponent } from '../ui/lazyComponent';

/** Loaded after hydration, because the form has nothing to read. */
const PropertyForm = lazyComponent(
  () =>
    import(/* webpackChunkName: "property-form" */ '../features/listing-form/PropertyForm').then(
      (module) => module.PropertyForm,
    ),
  () => <PropertyFormSkeleton />,
);

/** `/property-form`: posts a listing, then opens it. Visitors can start and log in before posting. */
export function PropertyFormPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={messages.postAProperty}
        lead={messages.tellBuyersWhere}
        trail={[{ name: messages.properties, to: '/properties' }, { name: messages.postAProperty }]}
      />
      <Container>
        <Scriptless>{messages.turnOnJavaScriptToPost}</Scriptless>
        <PropertyForm path="/property-form" onSaved={(id) => void navigate(`/properties/${id}`)} />
        <PageEnd />
      </Container>
    </>
  );
}

const Scriptless = styled.p`
  display: none;
  padding-top: 2rem;
  @media (scripting: none) {
    display: block;
  }
`;
