// officeReviewsRoutes
export const thisReview = 'This review';
