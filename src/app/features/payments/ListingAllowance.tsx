import styled from 'styled-components';
import { color, size, space } from '../../theme/tokens';
import { Skeleton } from '../../ui/Skeleton';
import { allowanceHelp, listingAllowanceLabel } from './paymentLabels';
import { useListSubscriptionsQuery } from '../../api/endpoints/paymentsApi';

/**
 * How many listings are live, and on which allowance: free ones first, then package slots. Empty until it is loaded.
 */
export function ListingAllowance() {
  const { data, isLoading } = useListSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <Skeleton $height="3rem" $width="min(24rem, 100%)" />;
  if (!data?.free_listings) return null;
  return (
    <Line>
      <strong>{listingAllowanceLabel(data.free_listings, data.active_subscriptions)}</strong>
      <span>{allowanceHelp(data.free_listings, data.active_subscriptions)}</span>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  gap: ${space[4]};
  padding-left: ${space[16]};
  border-left: 3px solid ${color.brass500};
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 500;
  }
  span {
    font-size: ${size[14]};
    color: ${color.ink500};
  }
`;
