import { contentApi } from '../../api/endpoints/contentApi';
import {
  featuredBlogQuery,
  latestBlogQuery,
  pagesShown,
  readBlogSearch,
  relatedBlogQuery,
  toBlogQuery,
} from '../../features/blogs/blogSearch';
import { blogsApi } from '../../api/endpoints/blogsApi';
import { readReviewPage, reviewPagesShown, toReviewQuery } from '../../features/reviews/reviewPages';
import { reviewsApi } from '../../api/endpoints/reviewsApi';
import { brand } from '@contract/brand';
import * as messages from '@messages/app/pageTitles';
import type { AppDispatch } from '../../session/storeHooks';
import { type AppRoute, type Match, once, statusAfter } from './appRoute';
import { agentHead, articleHead, blogHead, constructionHead, reviewsHead, staticPageHead } from './contentHeads';

const { listBlogs, getBlog } = blogsApi.endpoints;
const { listReviews } = reviewsApi.endpoints;
const { getAgent, getStaticPage } = contentApi.endpoints;

/** Loads the featured article first, because the list excludes it; the first page contains the total. */
async function preloadBlog(dispatch: AppDispatch, { search: params }: Match): Promise<number> {
  const search = readBlogSearch(params);
  const above = search.category
    ? undefined
    : (await dispatch(listBlogs.initiate(featuredBlogQuery, once))).data?.rows[0]?.id;
  const first = await dispatch(listBlogs.initiate(toBlogQuery({ ...search, page: 1 }, above), once));
  const [, ...others] = pagesShown(search.page, first.data?.total ?? 0);
  await Promise.all(others.map((page) => dispatch(listBlogs.initiate(toBlogQuery({ ...search, page }, above), once))));
  return statusAfter(first);
}

async function preloadArticle(dispatch: AppDispatch, { params: { id = '' }, ahead }: Match): Promise<number> {
  const post = await dispatch(getBlog.initiate({ id, ...(ahead && { ahead }) }, once));
  if (post.data) await dispatch(listBlogs.initiate(relatedBlogQuery(post.data), once));
  const status = statusAfter(post);
  if (status !== 400 && status !== 404) return status;
  await dispatch(listBlogs.initiate(latestBlogQuery, once));
  return 404;
}

/** A list that cannot be loaded is not an error here: the page shows built-in content instead. */
async function preloadReviews(dispatch: AppDispatch, { search }: Match): Promise<void> {
  const [first] = await Promise.all([
    dispatch(listReviews.initiate(toReviewQuery(1), once)),
    dispatch(contentApi.endpoints.listSiteImages.initiate('hero', once)),
    dispatch(contentApi.endpoints.getFigures.initiate(undefined, once)),
  ]);
  const [, ...others] = reviewPagesShown(readReviewPage(search), first.data?.total ?? 0);
  await Promise.all(others.map((page) => dispatch(listReviews.initiate(toReviewQuery(page), once))));
}

/** The page is useless without its text, so a failed load becomes the page's status. */
const preloadText =
  (page: string): NonNullable<AppRoute['preload']> =>
  async (dispatch) =>
    statusAfter(await dispatch(getStaticPage.initiate(page, once)));

export const contentRoutes: readonly AppRoute[] = [
  {
    path: '/blog',
    chunk: 'page-blog',
    page: () => import(/* webpackChunkName: "page-blog" */ '../../pages/BlogPage').then((module) => module.BlogPage),
    preload: preloadBlog,
    head: blogHead,
  },
  {
    path: '/blog/:id',
    chunk: 'page-article',
    page: () =>
      import(/* webpackChunkName: "page-article" */ '../../pages/ArticlePage').then((module) => module.ArticlePage),
    preload: preloadArticle,
    head: articleHead,
  },
  {
    path: '/reviews',
    chunk: 'page-reviews',
    page: () =>
      import(/* webpackChunkName: "page-reviews" */ '../../pages/ReviewsPage').then(
        async ({ ReviewsPage, reviewPartsReady }) => {
          if (!__BROWSER__) await reviewPartsReady();
          return ReviewsPage;
        },
      ),
    preload: preloadReviews,
    head: reviewsHead,
  },
  {
    path: '/rate-us',
    chunk: 'page-rate-us',
    page: () =>
      import(/* webpackChunkName: "page-rate-us" */ '../../pages/RateUsPage').then((module) => module.RateUsPage),
    head: () => ({
      title: messages.rateUs,
      description: __BROWSER__ ? '' : messages.rateYourExperienceWithUs,
      indexed: false,
    }),
  },
  {
    path: '/about',
    chunk: 'page-about',
    page: () => import(/* webpackChunkName: "page-about" */ '../../pages/AboutPage').then((module) => module.AboutPage),
    // without the team, the page shows the built-in one
    preload: async (dispatch) => {
      await Promise.all([
        dispatch(getStaticPage.initiate('about', once)),
        dispatch(contentApi.endpoints.listTeam.initiate(undefined, once)),
        dispatch(contentApi.endpoints.getFigures.initiate(undefined, once)),
      ]);
    },
    head: staticPageHead('about', {
      title: messages.aboutUs,
      description: __BROWSER__ ? '' : messages.wasFoundedInIndoreIn2025(brand),
    }),
  },
  {
    path: '/agents/:id',
    chunk: 'page-agent',
    page: () => import(/* webpackChunkName: "page-agent" */ '../../pages/AgentPage').then((module) => module.AgentPage),
    preload: async (dispatch, { params: { id = '' } }) => {
      const status = statusAfter(await dispatch(getAgent.initiate(id, once)));
      return status === 400 ? 404 : status;
    },
    head: agentHead,
  },
  {
    path: '/construction',
    chunk: 'page-construction',
    page: () =>
      import(/* webpackChunkName: "page-construction" */ '../../pages/ConstructionPage').then(
        (module) => module.ConstructionPage,
      ),
    preload: async (dispatch) => {
      await dispatch(contentApi.endpoints.listConstructionServices.initiate(undefined, once));
    },
    head: constructionHead,
  },
  {
    path: '/contact',
    chunk: 'page-contact',
    pays: true,
    page: () =>
      import(/* webpackChunkName: "page-contact" */ '../../pages/ContactPage').then(
        async ({ ContactPage, contactPartsReady }) => {
          if (!__BROWSER__) await contactPartsReady();
          return ContactPage;
        },
      ),
    preload: async (dispatch) => {
      await Promise.all([
        dispatch(getStaticPage.initiate('contact', once)),
        dispatch(contentApi.endpoints.listSiteImages.initiate('advertisement', once)),
      ]);
    },
    head: staticPageHead('contact', {
      title: messages.contact,
      description: __BROWSER__ ? '' : messages.callWhatsAppEmailOrBook,
    }),
  },
  {
    path: '/newsletter/:step',
    chunk: 'page-newsletter',
    page: () =>
      import(/* webpackChunkName: "page-newsletter" */ '../../pages/NewsletterPage').then(
        (module) => module.NewsletterPage,
      ),
    preload: async (_dispatch, { params: { step } }) => (step === 'confirm' || step === 'unsubscribe' ? 200 : 404),
    head: () => ({
      title: messages.newsletter,
      description: __BROWSER__ ? '' : messages.confirmOrEndYourNewsletter,
      indexed: false,
    }),
  },
  {
    path: '/privacy-policy',
    chunk: 'page-privacy-policy',
    page: () =>
      import(/* webpackChunkName: "page-privacy-policy" */ '../../pages/LegalPage').then(
        (module) => module.PrivacyPage,
      ),
    preload: preloadText('privacy-policy'),
    head: () => ({
      title: messages.privacyPolicy,
      description: __BROWSER__ ? '' : messages.whatStoresAbout(brand),
    }),
  },
  {
    path: '/terms-and-conditions',
    chunk: 'page-terms-and-conditions',
    page: () =>
      import(/* webpackChunkName: "page-terms-and-conditions" */ '../../pages/LegalPage').then(
        (module) => module.TermsPage,
      ),
    preload: preloadText('terms-and-conditions'),
    head: () => ({
      title: messages.termsAndConditions,
      description: __BROWSER__ ? '' : messages.theTermsOfUsingThisWebsite,
    }),
  },
  {
    path: '/disclaimer',
    chunk: 'page-disclaimer',
    page: () =>
      import(/* webpackChunkName: "page-disclaimer" */ '../../pages/LegalPage').then((module) => module.DisclaimerPage),
    preload: preloadText('disclaimer'),
    head: () => ({
      title: messages.disclaimer,
      description: __BROWSER__ ? '' : messages.whatTheListings,
    }),
  },
];
