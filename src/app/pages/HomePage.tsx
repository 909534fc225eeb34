import { useDispatch } from 'react-redux';
import { AboutTeaser } from '../features/about/AboutTeaser';
import { SocialLinks } from '../features/company/SocialLinks';
import { HomeContact } from '../features/contact/HomeContact';
import { useGetCompanyQuery } from '../features/company/companyApi';
import { Hero } from '../features/hero/Hero';
import { toSlides } from '../features/hero/heroSlides';
import { useListSiteImagesQuery } from '../features/hero/siteImagesApi';
import { FeaturedSection } from '../features/properties/FeaturedSection';
import { HomeReviews } from '../features/reviews/HomeReviews';
import { loginRequired } from '../session/sessionSlice';
import { Button, ButtonLink } from '../ui/Button';

/** `/`: hero, featured listings, about, reviews, contact. */
export function HomePage() {
  const { data: images } = useListSiteImagesQuery('hero');
  const { data: advertisements } = useListSiteImagesQuery('advertisement');
  const { data: company } = useGetCompanyQuery();
  const dispatch = useDispatch();
  return (
    <>
      <Hero slides={toSlides(images)}><SocialLinks first={5} /></Hero>
      <FeaturedSection />
      <AboutTeaser />
      <HomeReviews
        actions={<><Button onClick={() => dispatch(loginRequired({ target: null }))}>Start Your Journey</Button><ButtonLink to="/reviews" $kind="quiet">Read More Reviews</ButtonLink></>}
      />
      <HomeContact company={company} advertisements={advertisements} />
    </>
  );
}
