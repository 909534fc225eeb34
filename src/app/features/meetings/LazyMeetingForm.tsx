import type { Company } from '@contract/content';
import { MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, Suspense, lazy } from 'react';
import styled from 'styled-components';
import { color, font, from, radius, size, space } from '../../theme/tokens';
import { ButtonAnchor } from '../../ui/Button';
import { useInViewport } from '../../ui/useInViewport';
import type { MeetingFormProps } from './MeetingForm';

interface MeetingDoorProps extends MeetingFormProps {
  company: Company | undefined;
  /** A WhatsApp chat that asks for a meeting. */
  chat: string;
  /** How its payment goes on: below the form, and like it only once that is near. */
  children?: ReactNode;
}

/** The calendar comes when it is near the screen; where it never comes, the other ways stay. */
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

/** The booking of a meeting; before its code has come, and without scripts, how to book one by telephone or WhatsApp. */
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
      <Title>By phone or WhatsApp</Title>
      <p>
        Tell us a date and time. Meetings start every half hour from 10:00 to 17:30 IST, Monday to Saturday. We will
        book it and send you a payment link.
      </p>
      <Ways>
        <ButtonAnchor href={`tel:${phone.replace(/[^\d+]/g, '')}`} $kind="quiet">
          <Phone size={18} strokeWidth={1.5} aria-hidden /> {phone}
        </ButtonAnchor>
        <ButtonAnchor href={chat} target="_blank" rel="noreferrer" $kind="quiet">
          <MessageCircle size={18} strokeWidth={1.5} aria-hidden /> WhatsApp
        </ButtonAnchor>
      </Ways>
    </Card>
  );
}

/** As high as the calendar on most days, so that nothing below it moves. */
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
