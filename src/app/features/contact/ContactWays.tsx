import { consultationInPaise } from '@contract/prices';
import type { Company } from '@contract/content';
import * as messages from '@messages/app/contact';
import { CalendarClock, type LucideIcon, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursLabel } from '../../ui/hoursLabel';
import styled from 'styled-components';
import { color, from, radius, space } from '../../theme/tokens';
import { ButtonAnchor } from '../../ui/Button';
import { Display3 } from '../../ui/Layout';
import { Money } from '../../ui/Money';
import { Rich } from '../../ui/Rich';
import { phoneHref } from '../../ui/phoneHref';

interface ContactWaysProps {
  company: Company | undefined;
  /** A WhatsApp chat with our office. */
  chat: string;
}

/** The four ways to contact us. */
export function ContactWays({ company, chat }: ContactWaysProps) {
  const phone = company?.phone ?? '';
  return (
    <Grid>
      <Way
        icon={Phone}
        title={messages.call}
        words={company && messages.hoursAndPhone(hoursLabel(company.hours), phone)}
      >
        <ButtonAnchor href={phoneHref(phone)} $kind="quiet">
          {messages.callNow}
        </ButtonAnchor>
      </Way>
      <Way icon={MessageCircle} title={messages.liveChat} words={messages.onWhatsApp}>
        <ButtonAnchor href={chat} target="_blank" rel="noreferrer" $kind="quiet">
          {messages.startAChat}
        </ButtonAnchor>
      </Way>
      <Way
        icon={CalendarClock}
        title={messages.bookAMeeting}
        words={<Rich text={messages.anHourWithOurExperts} price={<Money amountInPaise={consultationInPaise} />} />}
      >
        <ButtonAnchor href="#meeting" $kind="quiet">
          {messages.chooseATime}
        </ButtonAnchor>
      </Way>
      <Way
        icon={Mail}
        title={messages.email}
        words={
          <>
            {messages.forDocumentsAndDetailed} {company?.email}
          </>
        }
      >
        <ButtonAnchor href={`mailto:${company?.email ?? ''}`} $kind="quiet">
          {messages.writeToUs}
        </ButtonAnchor>
      </Way>
    </Grid>
  );
}

function Way({
  icon: Icon,
  title,
  words,
  children,
}: {
  icon: LucideIcon;
  title: string;
  words: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card>
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <Display3 as="h2">{title}</Display3>
      <p>{words}</p>
      {children}
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[16]};
  ${from.phone} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
const Card = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[24]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  > svg {
    color: ${color.brass700};
  }
`;
