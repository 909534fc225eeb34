import * as messages from '@messages/app/pages';
import { useNavigate } from 'react-router-dom';
import { AboutTeaser } from '../features/about/AboutTeaser';
import { SocialLinks } from '../features/company/SocialLinks';
import { HomeContact } from '../features/contact/HomeContact';
import { useGetCompanyQuery, useListSiteImagesQuery } from '../api/endpoints/contentApi';
import { Hero } from '../features/hero/Hero';
import { toSlides } from '../features/hero/heroSlides';
import { FeaturedSection } from '../features/properties/FeaturedSection';
import { HomeReviews } from '../features/reviews/HomeReviews';
import { loginRequired, selectIsLoggedIn } from '../session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../session/storeHooks';
import { Button, ButtonLink } from '../ui/Button';

/** `/`: hero, featured listings, about, reviews, contact. */
export function HomePage() {
  const { data: images } = useListSiteImagesQuery('hero');
  const { data: advertisements } = useListSiteImagesQuery('advertisement');
  const { data: company } = useGetCompanyQuery();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  // someone who is logged in needs no login link
  const begin = () => (loggedIn ? void navigate('/properties') : void dispatch(loginRequired({ target: null })));
  return (
    <>
      <Hero slides={toSlides(images)}>
        <SocialLinks first={5} />
      </Hero>
      <FeaturedSection />
      <AboutTeaser />
      <HomeReviews
        actions={
          <>
            <Button onClick={begin}>{messages.startYourJourney}</Button>
            <ButtonLink to="/reviews" $kind="quiet">
              {messages.readMoreReviews}
            </ButtonLink>
          </>
        }
      />
      <HomeContact company={company} advertisements={advertisements} />
    </>
  );
}
