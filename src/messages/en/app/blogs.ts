// Article
export const blog = 'Blog';
export const moreOn = (category: string) => `More on ${category}`;
export const loadingTheArticle = 'Loading the article';

// BlogGrid
export const theseArticles = 'these articles';

// BlogList
export const latestArticles = 'Latest articles';
export const theArticles = 'the articles';
export const loadMoreArticles = 'Load More Articles';
export const articles = 'articles';
export const youHaveSeenAllArticles = 'You’ve seen all the articles.';
export const noArticlesYet = 'No articles yet.';
export const allArticles = 'All articles';
export const weHaveNotPublishedAnArticle = (category: string) =>
  `We haven’t published any articles on ${category} yet.`;
export const weAreWorkingOnTheFirst = 'We’re working on the first one.';

// RelatedArticles
export const relatedArticles = 'Related articles';

// BlogFacts
export const viewsViews = (views: number) => (views === 1 ? 'view' : 'views');

// CategoryFilter
export const categories = 'Categories';
export const all = 'All';

// FeaturedArticle
export const featuredArticle = 'Featured article';

// ReadMore
export const readMore = 'Read More';
export const aboutTitle = (title: string) => `about ${title}`;
