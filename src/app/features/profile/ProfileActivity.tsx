import type { Activity } from '@contract/auth';
import * as messages from '@messages/app/profile';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useGetActivityQuery } from '../../api/endpoints/sessionApi';
import { color, from, size, space } from '../../theme/tokens';
import { Display3, Soft, Stack } from '../../ui/Layout';
import { exactMoney, toPaise } from '../../ui/Money';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/Stars';
import { Stats } from '../../ui/Stats';
import { ownDay } from '../../ui/days';

/** This account's latest listings, reviews, enquiries and payments. */
export function ProfileActivity() {
  const { data, error, refetch } = useGetActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      what={messages.yourActivity}
      data={data}
      failure={shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="26rem" role="status" />}
    >
      {(activity) => <Shown activity={activity} />}
    </QueryView>
  );
}

function Shown({ activity: { listings, favourites, reviews, enquiries, payments } }: { activity: Activity }) {
  const { draft, published, sold } = listings;
  return (
    <Stack $gap={48}>
      <Stats
        stats={[
          [String(published), messages.publishedListings(published)],
          [String(draft), messages.draftsDraft(draft)],
          [String(sold), messages.soldOrLet],
          [String(favourites), messages.favouritesFavourites(favourites)],
          [String(enquiries.total), messages.enquiriesSent(enquiries.total)],
        ]}
      />
      <Columns>
        <Part title={messages.enquiriesYouSent} total={enquiries.total} none={messages.noEnquiriesYet}>
          {enquiries.latest.map(({ id, property, message, createdAt }) => (
            <li key={id}>
              <Day>{ownDay(createdAt)}</Day>
              <div>
                {property ? (
                  property.id ? (
                    <Link to={`/properties/${property.id}`}>{property.title}</Link>
                  ) : (
                    property.title
                  )
                ) : (
                  messages.toUs
                )}
                <Short>{message}</Short>
              </div>
            </li>
          ))}
        </Part>
        <Part
          title={messages.payments}
          total={payments.total}
          none={messages.noPaymentsYet}
          all={{ to: '/payments', words: messages.allPayments }}
        >
          {payments.latest.map(({ id, description, amount, status, date }) => (
            <li key={id}>
              <Day>{ownDay(date)}</Day>
              <div>
                {description}
                <Short>
                  {exactMoney(toPaise(amount))}, {status}
                </Short>
              </div>
            </li>
          ))}
        </Part>
        <Part
          title={messages.reviews}
          total={reviews.total}
          none={messages.noReviewsYet}
          all={{ to: '/reviews', words: messages.reviews }}
        >
          {reviews.latest.map(({ id, rating, review, state, rejected_because: because, createdAt }) => (
            <li key={id}>
              <Day>{ownDay(createdAt)}</Day>
              <div>
                <Stars rating={rating} />
                <Short>{review}</Short>
                {state === 'pending' && <Soft>{messages.weReadItBeforeItAppears}</Soft>}
                {state === 'rejected' && <Soft>{messages.notPublished(because)}</Soft>}
              </div>
            </li>
          ))}
        </Part>
      </Columns>
    </Stack>
  );
}

function Part({
  title,
  total,
  none,
  all,
  children,
}: {
  title: string;
  total: number;
  none: string;
  all?: { to: string; words: string };
  children: ReactNode;
}) {
  return (
    <Stack $gap={8}>
      <Display3>{title}</Display3>
      {total === 0 ? <Soft>{none}</Soft> : <List>{children}</List>}
      {all && total > 0 && (
        <p>
          <More to={all.to}>{all.words}</More>
        </p>
      )}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const List = styled.ol`
  border-top: 1px solid ${color.sand200};
  li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space[12]};
    padding: ${space[12]} 0;
    border-bottom: 1px solid ${color.sand200};
  }
`;
const Day = styled.span`
  color: ${color.ink500};
  font-size: ${size[14]};
  line-height: 1.8;
`;
const Short = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.ink500};
  font-size: ${size[14]};
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
`;
const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.brass700};
`;
