import { placeLabel } from '@contract/placeLabel';
import type { Property } from '@contract/properties';
import * as messages from '@messages/app/pages';
import { MessageCircle } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useGetCompanyQuery } from '../api/endpoints/contentApi';
import { AgentCard } from '../features/agents/AgentCard';
import { whatsAppLink } from '../features/company/whatsApp';
import { EmiLink } from '../features/costs/EmiLink';
import { type EmiChoice, defaultEmi, hasEmi } from '../features/costs/emi';
import { FavouriteButton } from '../features/favourites/FavouriteButton';
import { Gallery } from '../features/properties/Gallery';
import { FactLine } from '../features/properties/FactLine';
import { PriceCard } from '../features/properties/PriceCard';
import { PropertyPageSkeleton } from '../features/properties/PropertyPageSkeleton';
import { enquiryMessage, priceInPaise, pricePeriod } from '../features/properties/propertyLabels';
import { useProperty } from '../session/useProperty';
import { color, from, size, space } from '../theme/tokens';
import { Breadcrumb } from '../ui/Breadcrumb';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { Container, Display1, Stack } from '../ui/Layout';
import { Money } from '../ui/Money';
import { Failed, Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { hoursLabel } from '../ui/hoursLabel';
import { lazyRendered, lazyComponent } from '../ui/lazyComponent';
import { phoneHref } from '../ui/phoneHref';
import { useIsHydrating } from '../ui/useIsHydrating';

/** Counts the view, and shows owners their listing's status. */
const OwnerBar = lazyComponent(() =>
  import(/* webpackChunkName: "owner-bar" */ '../features/properties/OwnerBar').then((module) => module.OwnerBar),
);

/** `/properties/{id}`: one listing, or alternatives to one that is gone. */
export function PropertyPage() {
  const { id = '' } = useParams();
  const view = useProperty(id);
  switch (view.kind) {
    case 'ready':
      return (
        <>
          <Shown property={view.property} />
          <SimilarProperties id={id} property={view.property} />
          <Seen id={view.property.id} />
        </>
      );
    case 'loading':
      return <PropertyPageSkeleton />;
    case 'gone':
      return (
        <>
          <Top>
            <Notice
              level="h1"
              title={messages.thisPropertyIsNoLonger}
              actions={<ButtonLink to="/properties">{messages.seeWhatIsAvailable}</ButtonLink>}
            >
              {messages.itWasSold}
            </Notice>
          </Top>
          <SimilarProperties id={id} />
        </>
      );
    case 'missing':
      return (
        <>
          <Top>
            <Notice
              level="h1"
              title={messages.propertyNotFound}
              actions={<ButtonLink to="/properties">{messages.seeAllProperties}</ButtonLink>}
            >
              {messages.theLinkMayBeWrongSentence}
            </Notice>
          </Top>
          <NewestProperties />
        </>
      );
    case 'failed':
      return (
        <Top>
          <Failed
            level="h1"
            what={messages.thisProperty}
            words={view.failure.words}
            keepsTrying={view.failure.away}
            onRetry={view.retry}
          />
        </Top>
      );
  }
}

/** Everything below the first screen: rendered by the server, its code loads after the page's. */
const listingSections = () => import(/* webpackChunkName: "listing" */ './parts/ListingSections');
const ListingSections = lazyRendered(
  () => listingSections().then((module) => module.ListingSections),
  <Skeleton $height="60rem" />,
);
const SimilarProperties = lazyRendered(() =>
  import(/* webpackChunkName: "similar" */ '../features/properties/SimilarProperties').then(
    (module) => module.SimilarProperties,
  ),
);
const NewestProperties = lazyRendered(() =>
  import(/* webpackChunkName: "similar" */ '../features/properties/SimilarProperties').then(
    (module) => module.NewestProperties,
  ),
);

/** Call it before rendering this page on the server. */
export const propertyPartsReady = () =>
  Promise.all([
    ListingSections.ready(),
    listingSections().then((module) => module.listingSectionsReady()),
    SimilarProperties.ready(),
    NewestProperties.ready(),
  ]);

/** Compare, share and print need scripts, so they load with them. */
const ListingTools = lazyComponent(() =>
  import(/* webpackChunkName: "listing-tools" */ '../features/compare/ListingTools').then(
    (module) => module.ListingTools,
  ),
);
const AddToList = lazyComponent(() =>
  import(/* webpackChunkName: "listing-tools" */ '../features/shortlists/AddToList').then((module) => module.AddToList),
);
const RecentlySeen = lazyComponent(() =>
  import(/* webpackChunkName: "recent" */ '../features/recent/RecentlySeen').then((module) => module.RecentlySeen),
);
const ListingStrip = lazyComponent(() =>
  import(/* webpackChunkName: "recent" */ '../features/properties/ListingStrip').then((module) => module.ListingStrip),
);

/** The page's full URL; on the server, which has no window, from the site's public URL. */
const useAddress = (path: string, site = '') => (useIsHydrating() ? site : window.location.origin) + path;

function Shown({ property }: { property: Property }) {
  const { id, title, property_type: type } = property;
  const { data: company } = useGetCompanyQuery();
  const address = useAddress(`/properties/${id}`, company?.site);
  const message = enquiryMessage(property, address);
  const number = property.agent?.phone_e164;
  const per = pricePeriod(property);
  const price = hasEmi(property) ? priceInPaise(property) : null;
  // of this listing: each begins with a typical loan
  const [chosen, setChosen] = useState({ id, loan: defaultEmi });
  if (chosen.id !== id) setChosen({ id, loan: defaultEmi });
  const chooseLoan = useCallback((loan: EmiChoice) => setChosen({ id, loan }), [id]);
  const photos = property.images.filter(({ kind }) => kind === 'photo');
  return (
    <>
      <Top>
        <OwnerBar property={property} />
        <Gallery key={id} pictures={photos} title={title} />
      </Top>
      <Container>
        <Columns data-follows-in-page>
          <Head>
            <Breadcrumb
              trail={[
                { name: messages.properties, to: '/properties' },
                { name: type.name, to: `/properties?type=${encodeURIComponent(type.name.toLowerCase())}` },
                { name: title },
              ]}
            />
            <Title>{title}</Title>
            <Place>{placeLabel(property)}</Place>
            <FactLine property={property} />
            <OnPaper>
              <Money amountInPaise={priceInPaise(property)} {...(per && { per })} />
              <br />
              {address}
              {property.agent && (
                <>
                  <br />
                  {[property.agent.name, property.agent.phone].filter(Boolean).join(', ')}
                </>
              )}
            </OnPaper>
            <ToolsRoom>
              <Tools>
                <ListingTools key={id} id={id} title={title} published={property.lifecycle === 'published'} />
                <AddToList key={`list-${id}`} id={id} title={title} />
              </Tools>
            </ToolsRoom>
          </Head>
          <PriceCard
            property={property}
            aside={price !== null && <EmiLink priceInPaise={price} choice={chosen.loan} />}
            answers={<AgentCard property={property} chat={number && whatsAppLink(number, message)} />}
            below={
              company?.phone && (
                <>
                  <p>{messages.orSpeakToUs}</p>
                  <a href={phoneHref(company.phone)}>{company.phone}</a>
                  <p>{hoursLabel(company.hours)}</p>
                </>
              )
            }
          >
            <ButtonAnchor href={whatsAppLink(company?.whatsapp ?? '', message)} target="_blank" rel="noreferrer">
              <MessageCircle size={18} strokeWidth={1.5} aria-hidden />{' '}
              <span>
                {messages.whatsApp} <Long>{messages.enquiry}</Long>
              </span>
            </ButtonAnchor>
            <VisitLink href="#visit" $kind="quiet">
              {messages.visit}
            </VisitLink>
            <ButtonAnchor href="#enquire" $kind="quiet">
              {messages.enquire}
            </ButtonAnchor>
            <FavouriteButton id={id} title={title} />
          </PriceCard>
          <Sections>
            <ListingSections key={id} property={property} loan={chosen.loan} onLoan={chooseLoan} />
          </Sections>
        </Columns>
      </Container>
    </>
  );
}

function Seen({ id }: { id: number }) {
  return (
    <RecentlySeen current={id}>
      {(ids) => <ListingStrip ids={ids} label={messages.recentlySeenListings} />}
    </RecentlySeen>
  );
}

const Top = styled.div`
  position: relative;
  padding-top: var(--bar);
  @media print {
    padding-top: 0;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} 0 var(--section);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto 1fr;
    gap: ${space[32]} ${space[64]};
    padding-top: ${space[16]};
  }
  @media print {
    display: block;
    padding-bottom: 0;
  }
`;
const Head = styled(Stack)`
  gap: ${space[8]};
  ${from.tablet} {
    gap: ${space[12]};
  }
  @media print {
    nav {
      display: none;
    }
  }
`;
const Title = styled(Display1)`
  font-size: ${size[40]};
  line-height: 1.12;
`;
const Sections = styled.div`
  min-width: 0;
  padding-top: ${space[16]};
  ${from.tablet} {
    padding-top: 0;
  }
`;
const Place = styled.p`
  color: ${color.ink500};
  font-size: ${size[18]};
`;
const ToolsRoom = styled.div`
  container-type: inline-size;
`;
/** Reserves the height of its buttons, which load later: one row, two or three by the width. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  min-height: 3rem;
  @container (width < 42rem) {
    min-height: 6.25rem;
  }
  @container (width < 21.25rem) {
    min-height: 9.5rem;
  }
  padding-top: ${space[4]};
  button,
  a {
    padding-inline: ${space[16]};
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    font-weight: 600;
  }
`;
/** Phones find it further down the page: their bar is full. */
const VisitLink = styled(ButtonAnchor)`
  display: none;
  ${from.phone} {
    display: inline-flex;
  }
`;
const Long = styled.span`
  display: none;
  ${from.tablet} {
    display: inline;
  }
`;
