import type { Property } from '@contract/properties';
import * as messages from '@messages/app/pages';
import { useMemo } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useListAmenitiesQuery } from '../../api/endpoints/catalogueApi';
import { useGetTourQuery } from '../../api/endpoints/toursApi';
import { CostsSection } from '../../features/costs/CostsSection';
import type { EmiChoice } from '../../features/costs/emi';
import { ListingNav } from './ListingNav';
import { PlaceSection } from '../../features/properties/PlaceSection';
import { PropertyAmenities, PropertyDescription, PropertyFacts } from '../../features/properties/PropertyFacts';
import { listingParts } from './listingParts';
import { size } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Display2, Stack } from '../../ui/Layout';
import { Skeleton } from '../../ui/Skeleton';
import { lazyRendered } from '../../ui/lazyComponent';

const FloorPlans = lazyRendered(() =>
  import(/* webpackChunkName: "tour-section" */ '../../features/tour/FloorPlans').then((module) => module.FloorPlans),
);
const TourSection = lazyRendered(() =>
  import(/* webpackChunkName: "tour-section" */ '../../features/tour/TourSection').then((module) => module.TourSection),
);
const PapersSection = lazyRendered(() =>
  import(/* webpackChunkName: "papers" */ '../../features/papers/PapersSection').then((module) => module.PapersSection),
);
const AskForDocuments = lazyRendered(() =>
  import(/* webpackChunkName: "papers" */ '../../features/documents/AskForDocuments').then(
    (module) => module.AskForDocuments,
  ),
);
const EnquiryForm = lazyRendered(
  () =>
    import(/* webpackChunkName: "enquiry" */ '../../features/contact/EnquiryForm').then((module) => module.EnquiryForm),
  <Skeleton $height="28rem" />,
);

const VisitSection = lazyRendered(() =>
  import(/* webpackChunkName: "visit" */ '../../features/visits/VisitSection').then((module) => module.VisitSection),
);

/** Call it before rendering the sections on the server. */
export const listingSectionsReady = () =>
  Promise.all([
    FloorPlans.ready(),
    TourSection.ready(),
    PapersSection.ready(),
    AskForDocuments.ready(),
    VisitSection.ready(),
    EnquiryForm.ready(),
  ]);

interface ListingSectionsProps {
  property: Property;
  loan: EmiChoice;
  onLoan: (loan: EmiChoice) => void;
}

/** What a listing's page tells below its first screen. */
export function ListingSections({ property, loan, onLoan }: ListingSectionsProps) {
  const { data: amenities = [] } = useListAmenitiesQuery();
  const { data: tour } = useGetTourQuery(property.id, { skip: !property.has_plan && property.tour.length === 0 });
  const plan = tour?.plan;
  const hasPlan = Boolean(plan?.drawing) || property.images.some(({ kind }) => kind === 'floor_plan');
  const parts = useMemo(() => listingParts(property, hasPlan), [property, hasPlan]);
  return (
    <Sections $gap={48}>
      <Sheet />
      <ListingNav parts={parts} />
      {hasPlan && <FloorPlans images={property.images} plan={plan} />}
      {property.tour.length > 0 && <TourSection property={property} />}
      <PropertyFacts property={property} />
      <PropertyDescription text={property.description} />
      <PropertyAmenities ids={property.amenities} amenities={amenities} />
      <CostsSection property={property} choice={loan} onChoose={onLoan} />
      <PapersSection property={property}>
        {property.has_documents && <AskForDocuments key={property.id} property={property.id} />}
      </PapersSection>
      <PlaceSection property={property} />
      <VisitSection key={property.id} property={property} />
      <EnquirySection property={property} />
    </Sections>
  );
}

function EnquirySection({ property }: { property: Property }) {
  const about = useMemo(() => ({ kind: 'property' as const, property: property.id }), [property.id]);
  return (
    <Enquiry id="enquire" aria-labelledby="enquire-title">
      <Stack $gap={24}>
        <Display2 id="enquire-title">{messages.askAboutThisProperty}</Display2>
        <EnquiryForm
          about={about}
          message={messages.iWouldLikeToKnowMore(property.title)}
          action={messages.sendEnquiry}
        />
        <p>
          <ButtonLink to={`/contact?property=${property.id}#meeting`} $kind="quiet">
            {messages.bookAMeetingAboutThisProperty}
          </ButtonLink>
        </p>
      </Stack>
    </Enquiry>
  );
}

/** On paper: narrow margins and small text. */
const Sheet = createGlobalStyle`
  @page {
    margin: 1.2cm;
  }
  @media print {
    html {
      font-size: 80%;
    }
  }
`;
/** A part that is scrolled to, and focused, begins below the navigation. */
const Sections = styled(Stack)`
  & > [id] {
    scroll-margin-top: calc(var(--bar) + 4rem);
  }
  & > [id]:focus {
    outline: none;
  }
  @media print {
    gap: 20px;
    /* a heading keeps with what follows it in a block, not in a grid */
    > #facts,
    > #story,
    > #amenities,
    > section > :only-child {
      display: block;
      > * + * {
        margin-top: 12px;
      }
    }
    h2 {
      font-size: ${size[22]};
    }
  }
`;
const Enquiry = styled.section`
  max-width: 40rem;
  @media print {
    display: none;
  }
`;
