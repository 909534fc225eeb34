import type { ArticleText, OfficeArticle } from '@contract/officeArticles';
import type { BlogCategory } from '@contract/blogs';
import * as messages from '@messages/app/officeContent';
import type { Tone } from '../../ui/office/Status';
import { type Difference, coverWords, readCover, readText } from './textDraft';

export const categories = [
  'Market Trends',
  'Luxury Living',
  'Investment Tips',
  'Property Guides',
] as const satisfies readonly BlogCategory[];

export const stateLabels: Readonly<Record<OfficeArticle['state'], string>> = {
  draft: messages.draft,
  scheduled: messages.scheduled,
  published: messages.published,
};
export const states = Object.keys(stateLabels) as OfficeArticle['state'][];
export const stateTones: Readonly<Record<OfficeArticle['state'], Tone>> = {
  draft: 'quiet',
  scheduled: 'waiting',
  published: 'good',
};

/** What an editor types. */
export type ArticleForm = Pick<
  OfficeArticle,
  'title' | 'category' | 'author' | 'excerpt' | 'content' | 'featured' | 'cover'
>;

export const emptyForm = (author: string): ArticleForm => ({
  title: '',
  category: 'Market Trends',
  author,
  excerpt: '',
  content: '',
  featured: false,
  cover: null,
});

export const toForm = ({ title, category, author, excerpt, content, featured, cover }: OfficeArticle): ArticleForm => ({
  title,
  category,
  author,
  excerpt,
  content,
  featured,
  cover,
});

/** The form as a request sends it. */
export const toRequest = ({ cover, ...form }: ArticleForm) => ({
  ...form,
  cover: cover && { media: cover.media, alt: cover.picture.alt },
});

/** A form as the browser stored it. */
export function readForm(stored: Readonly<Record<string, unknown>>, base: ArticleForm): ArticleForm {
  return {
    title: readText(stored.title, base.title),
    author: readText(stored.author, base.author),
    excerpt: readText(stored.excerpt, base.excerpt),
    content: readText(stored.content, base.content),
    category: categories.find((one) => one === stored.category) ?? base.category,
    featured: typeof stored.featured === 'boolean' ? stored.featured : base.featured,
    cover: readCover(stored.cover, base.cover),
  };
}

type Text = Pick<ArticleText, 'title' | 'category' | 'author' | 'excerpt' | 'content'> & {
  cover: { alt: string } | { picture: { alt: string } } | null;
};

/** The fields of two texts that differ, with their labels. */
export function differences(before: Text, after: Text): Difference[] {
  return [
    { label: messages.title, before: before.title, after: after.title },
    { label: messages.description, before: before.excerpt, after: after.excerpt },
    { label: messages.text, before: before.content, after: after.content },
    { label: messages.author, before: before.author, after: after.author },
    { label: messages.category, before: before.category, after: after.category },
    { label: messages.cover, before: coverWords(before.cover), after: coverWords(after.cover) },
  ].filter((field) => field.before !== field.after);
}
