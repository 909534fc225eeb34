import { consultationInPaise } from '@contract/prices';
import { brand } from '@contract/brand';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order } from '@contract/payments';
import * as messages from '@messages/app/pages';
import { useGetCompanyQuery, useGetStaticPageQuery, useListSiteImagesQuery } from '../api/endpoints/contentApi';
import { whatsAppLink } from '../features/company/whatsApp';
import { AdSlots } from '../features/contact/AdSlots';
import { ContactWays } from '../features/contact/ContactWays';
import { EnquiryForm } from '../features/contact/EnquiryForm';
import { LazyMeetingForm } from '../features/meetings/LazyMeetingForm';
import { useGetPropertyQuery } from '../api/endpoints/propertiesApi';
import { from, space } from '../theme/tokens';
import { Container, Display2, Section, Stack } from '../ui/Layout';
import { Markdown } from '../ui/Markdown';
import { Money } from '../ui/Money';
import { PictureHead } from '../ui/PictureHead';
import { NumberedSteps } from '../ui/NumberedSteps';
import { Rich } from '../ui/Rich';
import { lazyRendered } from '../ui/lazyComponent';

const greeting = messages.greeting(brand);
const meetingGreeting = messages.meetingGreeting(brand);
const places = [3, 4];
const MeetingPayment = __BROWSER__
  ? lazy(() =>
      import(/* webpackChunkName: "meeting-payment" */ '../features/checkout/MeetingPayment').then((module) => ({
        default: module.MeetingPayment,
      })),
    )
  : () => null;

const AgentNumbers = lazyRendered(() =>
  import(/* webpackChunkName: "papers" */ '../features/papers/AgentNumbers').then((module) => module.AgentNumbers),
);

/** The last of the page, so its code loads after the page's. */
const ContactEnd = lazyRendered(() =>
  import(/* webpackChunkName: "contact-end" */ './parts/ContactEnd').then((module) => module.ContactEnd),
);

/** Call it before rendering this page on the server. */
export const contactPartsReady = () => Promise.all([AgentNumbers.ready(), ContactEnd.ready()]);

/** The listing in `?property=` that the visitor wants to talk about. */
function useAskedProperty() {
  const [params] = useSearchParams();
  const id = params.get('property') ?? '';
  const { data } = useGetPropertyQuery(/^\d{1,9}$/.test(id) ? id : skipToken);
  return data && { id: data.id, title: data.title };
}

/** `/contact`: four ways to contact us, two forms, three offices. */
export function ContactPage() {
  const { data: page } = useGetStaticPageQuery('contact');
  const { data: company } = useGetCompanyQuery();
  const { data: advertisements } = useListSiteImagesQuery('advertisement');
  const [toPay, setToPay] = useState<Order | null>(null);
  const [payment, setPayment] = useState<'none' | 'open' | 'paid'>('none');
  const property = useAskedProperty();
  const chat = (message: string) => whatsAppLink(company?.whatsapp ?? '', message);
  return (
    <>
      <PictureHead
        overline={messages.contact}
        title={page?.title ?? messages.writeCallOrVisit}
        lead={messages.weReplyWithinOneWorkingDay}
        picture={page?.picture}
        trail={[{ name: messages.contact }]}
      />
      <Section aria-label={messages.fourWaysToReachUs}>
        <Container>
          <Stack $gap={32}>
            <ContactWays company={company} chat={chat(greeting)} />
            {company && company.rera_agents.length > 0 && <AgentNumbers agents={company.rera_agents} />}
          </Stack>
        </Container>
      </Section>
      <Section $tone="sand" aria-labelledby="touch">
        <Container>
          <Columns>
            <Stack $gap={48}>
              <Stack $gap={24}>
                <Display2 id="touch">{messages.getInTouch}</Display2>
                <EnquiryForm about={{ kind: 'contact' }} names="two" />
              </Stack>
              <AdSlots advertisements={advertisements} places={places} />
            </Stack>
            {page?.content && <Markdown text={page.content} />}
          </Columns>
        </Container>
      </Section>
      <Section id="meeting" aria-labelledby="meeting-title">
        <Container>
          <Columns>
            <Stack $gap={24}>
              <Display2 id="meeting-title">{messages.bookAMeeting}</Display2>
              <p>{messages.anHourWithThePeopleWho}</p>
              <NumberedSteps>
                <li>
                  <span>{messages.pickADate}</span>
                </li>
                <li>
                  <span>
                    <Rich text={messages.weHoldTheSlotFor15} price={<Money amountInPaise={consultationInPaise} />} />
                  </span>
                </li>
                <li>
                  <span>{messages.weEmailYouAConfirmation}</span>
                </li>
              </NumberedSteps>
            </Stack>
            <LazyMeetingForm
              company={company}
              chat={chat(meetingGreeting)}
              property={property}
              onPay={setToPay}
              payment={payment === 'none' && toPay ? 'open' : payment}
            >
              <Suspense fallback={null}>
                <MeetingPayment order={toPay} onStatus={setPayment} onLeft={() => setToPay(null)} />
              </Suspense>
            </LazyMeetingForm>
          </Columns>
        </Container>
      </Section>
      <ContactEnd company={company} />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[96]};
  }
`;
