import type { BlogPost } from '@contract/blogs';
import { contentApi } from '../../api/endpoints/contentApi';
import { blogAddress, featuredBlogQuery, readBlogSearch } from '../../features/blogs/blogSearch';
import { blogsApi } from '../../api/endpoints/blogsApi';
import { brand } from '@contract/brand';
import * as agentMessages from '@messages/app/agents';
import * as messages from '@messages/app/pageTitles';
import { type Head, atOrigin, titleAlone } from '../head';
import type { RootState } from '../store';
import type { Match } from './appRoute';
import { linkPreview } from './previewOf';

const { listBlogs, getBlog } = blogsApi.endpoints;

/** Only the server writes it. */
const feed: Pick<Head, 'feed'> = __BROWSER__
  ? {}
  : { feed: { path: '/blog/feed.xml', title: messages.blogBrand(brand) } };

export function blogHead(state: RootState, { search }: Match): Head {
  const { category } = readBlogSearch(search);
  const title = category ? messages.blogCategory(category) : messages.blog;
  if (__BROWSER__) return titleAlone(title);
  return {
    title,
    description: messages.articlesOnBuyingBuilding(category),
    // further pages of a list share its canonical address
    canonical: blogAddress({ ...(category && { category }), page: 1 }),
    ...feed,
    ...linkPreview([listBlogs.select(featuredBlogQuery)(state).data?.rows[0]?.picture]),
  };
}

export function articleHead(state: RootState, { params: { id = '' } }: Match): Head {
  const post = getBlog.select({ id })(state).data;
  if (__BROWSER__) return titleAlone(post?.title ?? messages.articleNotFound);
  if (!post)
    return { title: messages.articleNotFound, description: messages.thereIsNoArticle, indexed: false, ...feed };
  return {
    title: post.title,
    description: post.excerpt,
    canonical: `/blog/${post.id}`,
    kind: 'article',
    ...feed,
    ...linkPreview([post.picture], post.category),
    jsonLd: [articleJsonLd(post), trailJsonLd(post)],
  };
}

function articleJsonLd(post: BlogPost): object {
  const publisher = { '@type': 'Organization', name: brand, url: atOrigin('/') };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    articleSection: post.category,
    author: { '@type': 'Person', name: post.author, worksFor: publisher },
    publisher,
    mainEntityOfPage: atOrigin(`/blog/${post.id}`),
    wordCount: post.content.split(/\s+/).length,
    ...(post.image && { image: atOrigin(post.image) }),
  };
}

function trailJsonLd({ id, title }: BlogPost): object {
  const trail = [
    [messages.home, '/'],
    [messages.blog, '/blog'],
    [title, `/blog/${id}`],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: atOrigin(path),
    })),
  };
}

export function agentHead(state: RootState, { params: { id = '' } }: Match): Head {
  const agent = contentApi.endpoints.getAgent.select(id)(state).data;
  if (__BROWSER__) return titleAlone(agent?.name ?? agentMessages.agentNotFound);
  if (!agent) return { title: agentMessages.agentNotFound, description: agentMessages.theyMayHaveLeft, indexed: false };
  const { name, phone_e164: telephone, avatar, languages } = agent;
  return {
    title: name,
    description: agentMessages.description(name, brand),
    canonical: `/agents/${agent.id}`,
    ...linkPreview(
      agent.listings.map(({ cover }) => cover),
      agentMessages.jobTitle,
    ),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
        jobTitle: agentMessages.jobTitle,
        url: atOrigin(`/agents/${agent.id}`),
        worksFor: { '@type': 'RealEstateAgent', name: brand, url: atOrigin('/') },
        ...(telephone && { telephone }),
        ...(avatar && { image: atOrigin(avatar) }),
        ...(languages.length > 0 && { knowsLanguage: languages }),
      },
    ],
  };
}

/** The head of a page that shows the picture of a static page. */
export function staticPageHead(page: string, head: Head) {
  return (state: RootState): Head => ({
    ...head,
    ...linkPreview([contentApi.endpoints.getStaticPage.select(page)(state).data?.picture]),
  });
}

export function reviewsHead(state: RootState): Head {
  return {
    title: messages.reviews,
    description: messages.whatBuyers(brand),
    ...linkPreview([contentApi.endpoints.listSiteImages.select('hero')(state).data?.at(-1)?.picture]),
  };
}

export function constructionHead(state: RootState): Head {
  if (__BROWSER__) return titleAlone(messages.constructionServices);
  return {
    title: messages.constructionServices,
    description: messages.housesInteriorsRenovation,
    ...linkPreview(
      (contentApi.endpoints.listConstructionServices.select()(state).data ?? []).map(({ picture }) => picture),
    ),
  };
}
