import type { Company } from '@contract/content';
import type { Property } from '@contract/properties';
import { MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useGetCompanyQuery } from '../features/company/companyApi';
import { whatsAppLink } from '../features/company/whatsApp';
import { EnquiryForm } from '../features/contact/EnquiryForm';
import { FavouriteButton } from '../features/favourites/FavouriteButton';
import { Gallery } from '../features/properties/Gallery';
import { PropertyAmenities, PropertyDescription, PropertyFacts } from '../features/properties/PropertyFacts';
import { PropertyPageSkeleton } from '../features/properties/PropertyPageSkeleton';
import { NewestProperties, SimilarProperties } from '../features/properties/SimilarProperties';
import { useListAmenitiesQuery } from '../features/properties/propertiesApi';
import { enquiryMessage, placeWords, priceInPaise, pricePeriod } from '../features/properties/propertyWords';
import { useProperty } from '../features/properties/useProperty';
import { color, font, from, layer, size, space } from '../theme/tokens';
import { Breadcrumb } from '../ui/Breadcrumb';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { Container, Display1, Display2, Stack } from '../ui/Layout';
import { Money } from '../ui/Money';
import { Failed, Notice } from '../ui/Notice';

/** `/properties/{id}`: one listing; or what to look at instead of one that is gone. */
export function PropertyPage() {
  const { id = '' } = useParams();
  const view = useProperty(id);
  switch (view.kind) {
    case 'ready':
      return <><Shown property={view.property} /><SimilarProperties id={id} /></>;
    case 'loading':
      return <PropertyPageSkeleton />;
    case 'gone':
      return <><Top><Notice level="h1" title="This property is no longer available." actions={<ButtonLink to="/properties">See what is available</ButtonLink>}>It was sold, let, or taken off the market. These are like it.</Notice></Top><SimilarProperties id={id} /></>;
    case 'missing':
      return <><Top><Notice level="h1" title="We have no such property." actions={<ButtonLink to="/properties">See all properties</ButtonLink>}>The address may be mistyped, or the listing was removed.</Notice></Top><NewestProperties /></>;
    case 'failed':
      return <Top><Failed level="h1" what="this property" words={view.failure.words} keepsTrying={view.failure.away} onRetry={view.retry} /></Top>;
  }
}

const noChange = () => () => {};
/** The page's own address; its path while the server draws, which knows it in the head. */
const useAddress = (path: string) => useSyncExternalStore(noChange, () => window.location.origin + path, () => path);

function Shown({ property }: { property: Property }) {
  const { data: amenities = [] } = useListAmenitiesQuery();
  const { data: company } = useGetCompanyQuery();
  return (
    <>
      <UnderBar><Gallery key={property.id} pictures={property.images} title={property.title} /></UnderBar>
      <Container>
        <Columns>
          <Stack $gap={48}>
            <Stack $gap={12}>
              <Breadcrumb trail={[{ name: 'Properties', to: '/properties' }, { name: property.property_type.name, to: `/properties?type=${encodeURIComponent(property.property_type.name.toLowerCase())}` }, { name: property.title }]} />
              <Display1>{property.title}</Display1>
              <Place>{placeWords(property)}</Place>
              <OnPaper><Money amountInPaise={priceInPaise(property)} /></OnPaper>
            </Stack>
            <PropertyFacts property={property} />
            <PropertyDescription text={property.description} />
            <PropertyAmenities ids={property.amenities} amenities={amenities} />
            <EnquirySection property={property} />
          </Stack>
          <Aside property={property} company={company} />
        </Columns>
      </Container>
    </>
  );
}

function EnquirySection({ property }: { property: Property }) {
  return (
    <Enquiry id="enquire" aria-labelledby="enquire-title">
      <Stack $gap={24}>
        <Display2 id="enquire-title">Ask about this property</Display2>
        <EnquiryForm key={property.id} about={{ kind: 'property', property: property.id }} message={`I would like to know more about ${property.title}.`} action="Send enquiry" />
      </Stack>
    </Enquiry>
  );
}

/** Price and ways to ask, beside the facts; on phones a bar at the bottom. */
function Aside({ property, company }: { property: Property; company: Company | undefined }) {
  const address = useAddress(`/properties/${property.id}`);
  const per = pricePeriod(property);
  return (
    <Card aria-label="Price and enquiry" data-dock>
      <Price><Money amountInPaise={priceInPaise(property)} {...(per && { per })} /></Price>
      <Actions>
        <ButtonAnchor href={whatsAppLink(company?.whatsapp ?? '', enquiryMessage(property, address))} target="_blank" rel="noreferrer"><MessageCircle size={18} strokeWidth={1.5} aria-hidden /> <span>WhatsApp <Long>enquiry</Long></span></ButtonAnchor>
        <ButtonAnchor href="#enquire" $kind="quiet">Enquire</ButtonAnchor>
        <FavouriteButton id={property.id} title={property.title} />
      </Actions>
    </Card>
  );
}

const Top = styled.div`padding-top: var(--bar);`;
const UnderBar = styled.div`padding-top: var(--bar);`;
const Columns = styled.div`
  display: grid; gap: ${space[48]}; padding: ${space[32]} 0 var(--section);
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) 20rem; gap: ${space[64]}; }
`;
const Place = styled.p`color: ${color.ink500}; font-size: ${size[18]};`;
const OnPaper = styled.p`display: none; @media print { display: block; font-weight: 600; }`;
const Enquiry = styled.section`scroll-margin-top: calc(var(--bar) + ${space[16]}); max-width: 40rem; @media print { display: none; }`;
const Card = styled.aside`
  position: fixed; z-index: ${layer.sticky}; inset: auto 0 0; display: grid; gap: ${space[4]};
  padding: ${space[8]} var(--gutter) max(${space[8]}, env(safe-area-inset-bottom)); background: ${color.raised}; border-top: 1px solid ${color.sand200};
  ${from.tablet} {
    position: sticky; top: calc(var(--bar) + ${space[24]}); inset-inline: auto; align-self: start; display: grid; gap: ${space[16]}; justify-content: stretch; padding: ${space[24]}; border: 1px solid ${color.sand200};
  }
  @media print { display: none; }
`;
const Price = styled.p`font: 600 ${size[28]}/1.2 ${font.display};`;
const Actions = styled.div`
  display: flex; flex: 1; gap: ${space[8]}; justify-content: end;
  & > * { flex: 1; padding-inline: ${space[12]}; white-space: nowrap; }
  ${from.tablet} { display: grid; justify-content: stretch; }
`;
const Long = styled.span`display: none; ${from.tablet} { display: inline; }`;
