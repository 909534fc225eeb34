import * as messages from '@messages/app/construction';
import { Check, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, from, radius, space } from '../../theme/tokens';
import { ButtonAnchor, ButtonLink } from '../../ui/Button';
import { Display3, VisuallyHidden } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { useProgressiveList } from '../../ui/useProgressiveList';
import type { ShownService } from './builtInServices';
import { ServiceIcon } from './parts/ServiceIcon';

interface ServiceGridProps {
  services: readonly ShownService[] | undefined;
  /** A WhatsApp chat about a service. */
  chatAbout: (service: ShownService) => string;
}

/** Our construction services, each with its scope, a chat and a quote. */
export function ServiceGrid({ services, chatAbout }: ServiceGridProps) {
  const shown = useProgressiveList(services ?? []);
  if (!services)
    return (
      <Grid role="status" aria-label={messages.loadingTheServices}>
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <Blank key={at} />
        ))}
      </Grid>
    );
  return (
    <Grid>
      {shown.map((service) => (
        <Card key={service.title}>
          <Frame $bare={!service.picture}>
            {service.picture && (
              <Picture
                picture={service.picture}
                sizes="(min-width: 1264px) 384px, (min-width: 640px) 46vw, 94vw"
                alt=""
              />
            )}
          </Frame>
          <Words>
            <Title>
              <ServiceIcon name={service.icon} />
              <Display3>{service.title}</Display3>
            </Title>
            <p>{service.description}</p>
            <Features>
              {service.features.map((feature) => (
                <li key={feature}>
                  <Check size={18} strokeWidth={1.5} aria-hidden />
                  {feature}
                </li>
              ))}
            </Features>
          </Words>
          <Actions>
            <ButtonAnchor href={chatAbout(service)} target="_blank" rel="noreferrer" $kind="quiet">
              <MessageCircle size={18} strokeWidth={1.5} aria-hidden /> {messages.whatsApp}
              <About> {messages.aboutOpensANewTab(service.title)}</About>
            </ButtonAnchor>
            <ButtonLink
              to={service.id === undefined ? '/construction#quote' : `/construction?service=${service.id}#quote`}
              $kind="quiet"
            >
              {messages.requestQuote}
              <About> {messages.forTitle(service.title)}</About>
            </ButtonLink>
          </Actions>
        </Card>
      ))}
      {services.slice(shown.length).map(({ title }) => (
        <Blank key={title} />
      ))}
    </Grid>
  );
}

/** Reserves a card's height. */
function Blank() {
  return (
    <Card aria-hidden="true">
      <Skeleton $ratio="3 / 2" />
      <Words>
        <Skeleton $height="16rem" />
      </Words>
    </Card>
  );
}

function About({ children }: { children: ReactNode }) {
  return <VisuallyHidden>{children}</VisuallyHidden>;
}

const Grid = styled.ul`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`;
const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
`;
const Frame = styled.div<{ $bare: boolean }>`
  aspect-ratio: ${({ $bare }) => ($bare ? 'auto' : '3 / 2')};
  overflow: hidden;
  picture {
    height: 100%;
    border-radius: ${radius.picture} ${radius.picture} 0 0;
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  padding: ${space[24]} ${space[24]} ${space[16]};
`;
const Title = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  color: ${color.brass700};
  svg {
    flex: none;
  }
  h3 {
    color: ${color.ink900};
  }
`;
const Features = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-top: ${space[12]};
  border-top: 1px solid ${color.sand200};
  li {
    display: flex;
    gap: ${space[8]};
    align-items: start;
  }
  svg {
    flex: none;
    margin-top: 0.2rem;
    color: ${color.brass700};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  padding: 0 ${space[24]} ${space[24]};
  > * {
    flex: 1 1 8rem;
    padding-inline: ${space[12]};
    ${from.phone} {
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;
