import type { Company } from '@contract/content';
import * as messages from '@messages/app/meetings';
import { MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, Suspense, lazy } from 'react';
import { hoursLabel } from '../../ui/hoursLabel';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../theme/tokens';
import { ButtonAnchor } from '../../ui/Button';
import { useInViewport } from '../../ui/useInViewport';
import { phoneHref } from '../../ui/phoneHref';
import type { MeetingFormProps } from './MeetingForm';

interface MeetingDoorProps extends MeetingFormProps {
  company: Company | undefined;
  /** A WhatsApp chat that requests a meeting. */
  chat: string;
  /** The progress of its payment, below the form; loaded with it. */
  children?: ReactNode;
}

/** The calendar loads when it is near the screen. If that fails, phone and WhatsApp remain. */
const Form = __BROWSER__
  ? lazy(() =>
      import(/* webpackChunkName: "meeting" */ './MeetingForm').then(
        ({ MeetingForm }) => ({
          default: ({ onPay, payment, property }: MeetingDoorProps) => (
            <MeetingForm onPay={onPay} payment={payment} property={property} />
          ),
        }),
        () => ({ default: ByPhone }),
      ),
    )
  : ByPhone;

/** Books a meeting. Until the code has loaded, and without scripts, it shows how to book by phone or WhatsApp. */
export function LazyMeetingForm(props: MeetingDoorProps) {
  const [place, near] = useInViewport<HTMLDivElement>('800px');
  return (
    <Place ref={place}>
      {near ? (
        <Suspense fallback={<ByPhone {...props} />}>
          <Form {...props} />
          {props.children}
        </Suspense>
      ) : (
        <ByPhone {...props} />
      )}
    </Place>
  );
}

function ByPhone({ company, chat }: MeetingDoorProps) {
  const phone = company?.phone ?? '';
  return (
    <Card>
      <Title>{messages.byPhoneOrWhatsApp}</Title>
      <p>{messages.tellUsADateAndTime(company ? hoursLabel(company.hours) : null)}</p>
      <Ways>
        <ButtonAnchor href={phoneHref(phone)} $kind="quiet">
          <Phone size={18} strokeWidth={1.5} aria-hidden /> {phone}
        </ButtonAnchor>
        <ButtonAnchor href={chat} target="_blank" rel="noreferrer" $kind="quiet">
          <MessageCircle size={18} strokeWidth={1.5} aria-hidden /> {messages.whatsApp}
        </ButtonAnchor>
      </Ways>
    </Card>
  );
}

/** Reserves the calendar's usual height, so that nothing below moves. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-content: start;
  min-height: 59rem;
  ${from.phone} {
    min-height: 52rem;
  }
  ${from.tablet} {
    min-height: 59rem;
  }
  ${from.desktop} {
    min-height: 52rem;
  }
  @media (scripting: none) {
    min-height: 0;
  }
`;
const Card = styled.div`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
`;
const Title = styled.h3`
  font: 600 ${size[28]} / 1.2 ${font.display};
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;
