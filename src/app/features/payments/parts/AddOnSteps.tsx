import type { BoughtAddOn } from '@contract/payments';
import * as messages from '@messages/app/payments';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, size, space } from '../../../theme/tokens';
import { ownDay } from '../../../ui/days';
import { indiaMoment } from '../../../ui/indiaMoment';
import { Soft } from '../../../ui/Layout';
import { addOnStatusLabels, nextAddOnStep } from '../addOnProgress';

/** The steps that were made for an add-on with their dates, its result, and what happens next. */
export function AddOnSteps({ addOn }: { addOn: BoughtAddOn }) {
  const next = nextAddOnStep(addOn);
  return (
    <div>
      <Steps aria-label={messages.stepsOf(addOn.name)}>
        {stepsOf(addOn).map(([status, words]) => (
          <li key={status} {...(status === addOn.status && { 'aria-current': 'step' as const })}>
            <strong>{addOnStatusLabels[status]}</strong>
            <span>{words}</span>
          </li>
        ))}
      </Steps>
      {next && <Soft>{next}</Soft>}
    </div>
  );
}

function stepsOf(addOn: BoughtAddOn): [BoughtAddOn['status'], ReactNode][] {
  const { status, starts_at: starts, photographer, address, delivered_at: delivered, cancelled_at: cancelled } = addOn;
  const steps: [BoughtAddOn['status'], ReactNode][] = [['ordered', ownDay(addOn.ordered_at)]];
  if (starts) steps.push(['scheduled', [indiaMoment(starts), photographer, address].filter(Boolean).join(' · ')]);
  if (delivered && status === 'delivered')
    steps.push(['delivered', <Result key="result" addOn={addOn} day={delivered} />]);
  if (cancelled)
    steps.push(['cancelled', [ownDay(cancelled), addOn.cancel_reason || messages.paymentWasRefunded].join(' · ')]);
  return steps;
}

function Result({ addOn: { delivery, listing, links, pictures }, day }: { addOn: BoughtAddOn; day: string }) {
  const path = listing && `/properties/${listing.id}${delivery === 'tour' ? '#tour' : ''}`;
  return (
    <>
      {ownDay(day)}
      {delivery === 'photos' && ` · ${messages.photosAdded(pictures)}`}
      {path && delivery !== 'featured' && (
        <>
          {' · '}
          <Link to={path}>{messages.seeYourListing}</Link>
        </>
      )}
      {listing && delivery === 'tour' && (
        <>
          {' · '}
          <Link to={`/properties/${listing.id}/tour/edit`}>{messages.editTheTour}</Link>
        </>
      )}
      {links.map((link, at) => (
        <span key={link}>
          {' · '}
          <a href={link} target="_blank" rel="noreferrer">
            {messages.post(at + 1)}
          </a>
        </span>
      ))}
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[8]};
  padding-bottom: ${space[8]};
  && li {
    display: block;
    padding: 0 0 0 ${space[16]};
    border: 0;
    border-left: 2px solid ${color.sand200};
  }
  && li[aria-current] {
    border-left-color: ${color.brass700};
  }
  strong {
    font-size: ${size[14]};
  }
  span {
    color: ${color.ink500};
  }
`;
