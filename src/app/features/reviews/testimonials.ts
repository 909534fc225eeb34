import * as messages from '@messages/app/testimonials';

/** Six built-in client stories, for the home page and for the reviews page if the list cannot be loaded. */
export interface Testimonial {
  name: string;
  role: string;
  date: string;
  property: string;
  rating: 1 | 2 | 3 | 4 | 5;
  review: string;
}

export const testimonials: readonly Testimonial[] = messages.stories;
