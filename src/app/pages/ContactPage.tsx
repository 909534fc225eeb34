import { consultationInPaise } from '@contract/prices';
import { brand } from '@contract/brand';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, lazy, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Order } from '@contract/payments';
import { useGetCompanyQuery, useGetStaticPageQuery, useListSiteImagesQuery } from '../api/endpoints/contentApi';
import { SocialLinks } from '../features/company/SocialLinks';
import { whatsAppLink } from '../features/company/whatsApp';
import { AdSlots } from '../features/contact/AdSlots';
import { ContactWays } from '../features/contact/ContactWays';
import { EmergencyBand } from '../features/contact/EmergencyBand';
import { EnquiryForm } from '../features/contact/EnquiryForm';
import { LazyMeetingForm } from '../features/meetings/LazyMeetingForm';
import { Offices } from '../features/contact/Offices';
import { useGetPropertyQuery } from '../api/endpoints/propertiesApi';
import { from, space } from '../theme/tokens';
import { Container, Display2, Section, Stack } from '../ui/Layout';
import { Markdown } from '../ui/Markdown';
import { Money } from '../ui/Money';
import { PictureHead } from '../ui/PictureHead';
import { NumberedSteps } from '../ui/NumberedSteps';

const greeting = `Hello ${brand}, I have a question.`;
const meetingGreeting = `Hello ${brand}, I would like to book a meeting for ₹99. This date and time would suit me:`;
const places = [3, 4];
const MeetingPayment = __BROWSER__
  ? lazy(() =>
      import(/* webpackChunkName: "meeting-payment" */ '../features/checkout/MeetingPayment').then((module) => ({
        default: module.MeetingPayment,
      })),
    )
  : () => null;

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
        overline="Contact"
        title={page?.title ?? 'Write, call or visit'}
        lead="We reply within one working day."
        picture={page?.picture}
        trail={[{ name: 'Contact' }]}
      />
      <Section aria-label="Four ways to reach us">
        <Container>
          <ContactWays company={company} chat={chat(greeting)} />
        </Container>
      </Section>
      <Section $tone="sand" aria-labelledby="touch">
        <Container>
          <Columns>
            <Stack $gap={48}>
              <Stack $gap={24}>
                <Display2 id="touch">Get in Touch</Display2>
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
              <Display2 id="meeting-title">Book a meeting</Display2>
              <p>
                An hour with the people who know the property and its papers: in Indore, at our offices abroad, or by
                video.
              </p>
              <NumberedSteps>
                <li>
                  <span>Pick a date, a time, and how to meet.</span>
                </li>
                <li>
                  <span>
                    We hold the slot for 15 minutes; <Money amountInPaise={consultationInPaise} /> confirms it.
                  </span>
                </li>
                <li>
                  <span>We email you a confirmation with a calendar invite.</span>
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
      <EmergencyBand company={company}>
        <SocialLinks />
      </EmergencyBand>
      <Offices company={company} />
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
