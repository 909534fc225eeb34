// blogsRoutes
export const thisArticle = 'This article';

// blogsRules
export const minutesToRead = (minutes: number) => `${minutes} min read`;

// officeArticlesRoutes
export const thisRevision = 'This revision';

// officeArticlesRules
export const revisionOfLength = (revision: number, length: number) => `revision ${revision}, ${length} characters`;
export const enterTheAuthor = 'Enter the author.';
export const enterADescription = 'Enter a description.';
export const writeTheText = 'Enter the text.';
export const completeTheArticleFirst = 'Complete the article before publishing it.';
export const thisArticleIsAlreadyOnTheSite =
  'This article is already on the site. Unpublish it before you schedule it.';
export const chooseATimeInTheFuture = 'Choose a time in the future.';
export const chooseATimeInTheNextTwoYears = 'Choose a time in the next two years.';
export const unpublishBeforeDeleting = 'Unpublish this article before you delete it.';

// atomFeed
export const feedTitle = (brand: string) => `${brand}: blog`;
export const feedSubtitle = 'Buying, building, renting and living in Indore and Pune, with the numbers.';
