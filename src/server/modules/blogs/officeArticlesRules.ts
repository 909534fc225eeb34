import { dayInMs } from '@contract/durations';
import type { ArticleText, OfficeArticle } from '@contract/officeArticles';
import * as messages from '@messages/server/blogs';
import { Problem, badField } from '../../lib/problem';
import type { ArticleFields, StoredArticle } from './officeArticlesStore';

/** What an article consists of, from the row that an editor reads. */
export const fieldsOf = ({
  title,
  category,
  author,
  excerpt,
  content,
  featured,
  cover,
}: OfficeArticle): ArticleFields => ({
  title,
  category,
  author,
  excerpt,
  content,
  featured,
  cover: cover && { media: cover.media, alt: cover.picture.alt },
});

/** What a revision keeps: the text with its cover. */
export const textOf = ({ title, category, author, excerpt, content, cover }: ArticleFields): ArticleText => ({
  title,
  category,
  author,
  excerpt,
  content,
  cover: cover && { media: cover.media, alt: cover.alt },
});

/** What the audit records: the texts themselves are in the revisions. */
export const auditedArticle = ({ title, category, author, excerpt, featured, state, ...article }: StoredArticle) => ({
  title,
  category,
  author,
  excerpt,
  featured,
  state,
  published_at: article.published_at,
  cover: article.cover?.picture.alt ?? null,
  text: messages.revisionOfLength(article.revision, article.content.length),
});

const needed = {
  author: messages.enterTheAuthor,
  excerpt: messages.enterADescription,
  content: messages.writeTheText,
} as const;

/** @throws Problem 400 by field when something is missing that every published article has */
export function checkComplete(article: Pick<ArticleFields, keyof typeof needed>): void {
  const missing = Object.entries(needed).filter(([field]) => article[field as keyof typeof needed].trim() === '');
  if (missing.length > 0)
    throw new Problem(
      400,
      'invalid',
      messages.completeTheArticleFirst,
      Object.fromEntries(missing.map(([field, words]) => [field, [words]])),
    );
}

const furthest = 2 * 365 * dayInMs;

/** When the article appears. @throws Problem 400 for a time that cannot be meant, 409 for an article that is on the site */
export function publicationOf(
  { state, published_at: published }: Pick<OfficeArticle, 'state' | 'published_at'>,
  at: string | undefined,
  now: Date,
): Date {
  if (at === undefined) return state === 'published' && published ? new Date(published) : now;
  if (state === 'published') throw new Problem(409, 'published', messages.thisArticleIsAlreadyOnTheSite);
  const time = new Date(at);
  if (time <= now) throw badField('at', messages.chooseATimeInTheFuture);
  if (time.getTime() > now.getTime() + furthest) throw badField('at', messages.chooseATimeInTheNextTwoYears);
  return time;
}

/** @throws Problem 409 for an article that visitors can see, or soon will */
export function checkDeletable({ state }: Pick<OfficeArticle, 'state'>): void {
  if (state !== 'draft') throw new Problem(409, 'published', messages.unpublishBeforeDeleting);
}
