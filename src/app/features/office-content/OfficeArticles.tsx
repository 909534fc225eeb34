import type { OfficeArticleQuery, OfficeArticleRow } from '@contract/officeArticles';
import * as language from '@messages/language';
import * as messages from '@messages/app/officeContent';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../api/apiError';
import { useListOfficeArticlesQuery } from '../../api/endpoints/officeArticlesApi';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Pages } from '../../ui/Pages';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { ownMoment } from '../../ui/days';
import { EmptyList } from '../../ui/office/EmptyList';
import { InlineSelect } from '../../ui/office/OfficeControls';
import { Filters, OfficePage } from '../../ui/office/OfficePage';
import { type Column, OfficeTable } from '../../ui/office/OfficeTable';
import { SearchBox } from '../../ui/office/SearchBox';
import { Status } from '../../ui/office/Status';
import { officePageSize, readList, withParams } from '../../ui/office/listAddress';
import { categories, stateLabels, stateTones, states } from './articleForm';

/** The filter that an address names; what cannot be read filters nothing. */
function readFilter(params: URLSearchParams): Omit<OfficeArticleQuery, 'limit' | 'offset'> {
  const state = states.find((one) => one === params.get('state'));
  const category = categories.find((one) => one === params.get('category'));
  const search = params.get('search')?.trim();
  return { ...(state && { state }), ...(category && { category }), ...(search && { search }) };
}

const columns: readonly [Column<OfficeArticleRow>, ...Column<OfficeArticleRow>[]] = [
  { name: messages.title, render: ({ title }) => title },
  { name: messages.status, render: ({ state }) => <Status tone={stateTones[state]}>{stateLabels[state]}</Status> },
  { name: messages.category, render: ({ category }) => category },
  { name: messages.author, render: ({ author }) => author },
  { name: messages.views, render: ({ views }) => views.toLocaleString(language.tag), atEnd: true },
  { name: messages.onTheSite, render: ({ published_at: at }) => at && ownMoment(at), atEnd: true },
  { name: messages.saved, render: ({ saved_at: at }) => ownMoment(at), atEnd: true },
];

/** `/office/articles`: drafts, scheduled and published articles. The address holds the filter and the page. */
export function OfficeArticles() {
  const [params] = useSearchParams();
  const { page, paging } = readList(params);
  const filter = readFilter(params);
  const { currentData, error, refetch } = useListOfficeArticlesQuery(
    { ...filter, ...paging },
    { refetchOnMountOrArgChange: true },
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <OfficePage actions={<ButtonLink to="/office/articles/new">{messages.newArticle}</ButtonLink>}>
      <ArticleFilters />
      <QueryView
        what={messages.theArticles}
        data={currentData?.rows}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingArticles} />}
        empty={
          <EmptyList total={currentData?.total}>
            <Notice title={isFiltered ? messages.noArticlesMatch : messages.noArticlesYet}>
              {isFiltered ? messages.changeTheFilterToSeeOthers : messages.writeTheFirstOne}
            </Notice>
          </EmptyList>
        }
      >
        {(rows) => (
          <OfficeTable
            label={messages.articles}
            rows={rows}
            columns={columns}
            to={({ id }) => `/office/articles/${id}`}
          />
        )}
      </QueryView>
      <Pages
        page={page}
        count={Math.ceil((currentData?.total ?? 0) / officePageSize)}
        to={(number) => `/office/articles?${withParams(params, { page: number }).search}`}
      />
    </OfficePage>
  );
}

function ArticleFilters() {
  const [params, setParams] = useSearchParams();
  const choose = (changes: Readonly<Record<string, string>>) =>
    setParams(new URLSearchParams(withParams(params, changes).search));
  return (
    <Filters>
      <SearchBox label={messages.searchByTitle} />
      <InlineSelect>
        {messages.status}
        <select value={params.get('state') ?? ''} onChange={({ currentTarget: { value } }) => choose({ state: value })}>
          <option value="">{messages.all}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </select>
      </InlineSelect>
      <InlineSelect>
        {messages.category}
        <select
          value={params.get('category') ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ category: value })}
        >
          <option value="">{messages.all}</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </InlineSelect>
    </Filters>
  );
}
