import * as messages from '@messages/app/pages';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Article, ArticleSkeleton } from '../features/blogs/Article';
import { LatestArticles, RelatedArticles } from '../features/blogs/RelatedArticles';
import { useArticle } from '../features/blogs/useArticle';
import { ButtonLink } from '../ui/Button';
import { Failed, Notice } from '../ui/Notice';

/** `/blog/{id}`: one article, then others of its category. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const view = useArticle(id);
  switch (view.kind) {
    case 'ready':
      return (
        <>
          <Article key={id} post={view.post} />
          <OnScreen>
            <RelatedArticles post={view.post} />
          </OnScreen>
        </>
      );
    case 'loading':
      return <ArticleSkeleton />;
    case 'missing':
      return (
        <>
          <Top>
            <Notice
              level="h1"
              title={messages.articleNotFound}
              actions={<ButtonLink to="/blog">{messages.allArticles}</ButtonLink>}
            >
              {messages.theLinkMayBeWrong}
            </Notice>
          </Top>
          <LatestArticles />
        </>
      );
    case 'failed':
      return (
        <Top>
          <Failed
            level="h1"
            what={messages.thisArticle}
            words={view.failure.words}
            keepsTrying={view.failure.away}
            onRetry={view.retry}
          />
        </Top>
      );
  }
}

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
const Top = styled.div`
  padding-top: var(--bar);
`;
