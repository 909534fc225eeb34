import type { Shortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import { House } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { useListShortlistsQuery } from '../../api/endpoints/shortlistsApi';
import { color, font, radius, size, space } from '../../theme/tokens';
import { ownDay } from '../../ui/days';
import { Picture } from '../../ui/Picture';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { CreateList } from './parts/CreateList';
import { shownName } from './shortlistLabels';

/** This account's lists: the favourites, then the last changed. */
export function ShortlistList() {
  const { data, error, refetch } = useListShortlistsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Parts>
      <CreateList />
      <QueryView
        what={messages.yourLists}
        data={data}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="18rem" role="status" aria-label={messages.loadingYourLists} />}
      >
        {(lists) => (
          <Grid>
            {lists.map((list) => (
              <li key={list.id}>
                <ListCard list={list} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </Parts>
  );
}

function ListCard({ list }: { list: Shortlist }) {
  const others = list.members.filter(({ is_you }) => !is_you).map(({ name }) => name);
  const owner = list.members.find(({ role }) => role === 'owner');
  const people =
    list.role === 'owner'
      ? others.length > 0 && messages.withPeople(others.join(', '))
      : messages.ofPerson(owner?.name ?? '');
  return (
    <Card>
      <Covers aria-hidden>
        {list.covers.length === 0 && <House size={40} strokeWidth={1} />}
        {list.covers.map((cover) => (
          <Picture key={cover.image} picture={cover} sizes="(min-width: 900px) 12rem, 33vw" alt="" />
        ))}
      </Covers>
      <Title>
        <Whole to={`/shortlists/${list.id}`}>
          {shownName(list)}
          {list.news > 0 && (
            <>
              {' '}
              <News>{messages.news(list.news)}</News>
            </>
          )}
        </Whole>
      </Title>
      <Facts>
        {[messages.homes(list.total), people, messages.changedOn(ownDay(list.changed_at))].filter(Boolean).join(' · ')}
      </Facts>
    </Card>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[32]};
  padding-top: ${space[32]};
  min-height: 36rem;
  align-content: start;
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[24]};
`;
const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${space[4]};
  align-content: start;
  height: 100%;
  padding-bottom: ${space[16]};
  background: ${color.raised};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;
const Covers = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 2px;
  height: 8rem;
  background: ${color.sand200};
  overflow: hidden;
  color: ${color.ink500};
  svg {
    place-self: center;
  }
  picture {
    min-width: 0;
    height: 8rem;
    border-radius: 0;
  }
`;
const Title = styled.h2`
  padding: ${space[12]} ${space[16]} 0;
  font: 600 ${size[22]} / 1.25 ${font.display};
`;
const Whole = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;
const News = styled.span`
  display: inline-block;
  padding: 0 ${space[8]};
  border-radius: ${radius.picture};
  background: ${color.brassButton};
  color: ${color.onBrass};
  font: 500 ${size[14]} / 1.6 ${font.site};
  white-space: nowrap;
  vertical-align: middle;
`;
const Facts = styled.p`
  padding: 0 ${space[16]};
  color: ${color.ink500};
  font-size: ${size[14]};
`;
