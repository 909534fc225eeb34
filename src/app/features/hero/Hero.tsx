import { brand } from '@contract/brand';
import * as messages from '@messages/app/hero';
import { Pause, Play, Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { color, duration, easing, font, from, radius, size, space } from '../../theme/tokens';
import { Button, ButtonLink, IconButton } from '../../ui/Button';
import { Container, VisuallyHidden } from '../../ui/Layout';
import { Picture } from '../../ui/Picture';
import { useHydrated } from '../../ui/useHydrated';
import type { HeroSlide } from './heroSlides';
import { useHero } from './useHero';

interface HeroProps {
  slides: readonly HeroSlide[];
  /** Below the search: the social links. */
  children?: ReactNode;
}

/** The home page's first screen: slides that cross-fade, one long search field, a pause button and slide markers. */
export function Hero({ slides, children }: HeroProps) {
  const hero = useHero(slides.length);
  const isHydrated = useHydrated();
  const shown = slides[hero.index] ?? slides[0];
  // the next slide's picture loads after hydration, so that it does not compete with the first
  const next = isHydrated ? (hero.index + 1) % slides.length : hero.index;
  const holds = { onMouseEnter: hero.hold, onMouseLeave: hero.release, onFocus: hero.hold, onBlur: hero.release };
  return (
    <Stage aria-roledescription={messages.carousel} aria-label={brand} {...holds}>
      {slides.map((slide, at) => (
        <Slide key={slide.title} $shown={at === hero.index} aria-hidden={at !== hero.index}>
          {slide.picture && (at === 0 || at === hero.index || at === next) && (
            <Picture picture={slide.picture} sizes="100vw" first={at === 0} />
          )}
        </Slide>
      ))}
      <Shade />
      <Text>
        <div aria-live={hero.paused ? 'polite' : 'off'}>
          <Subtitle>{shown?.subtitle}</Subtitle>
          <Title>{shown?.title}</Title>
          <Description>{shown?.description}</Description>
        </div>
        <HeroSearch />
        <Row>
          <ButtonLink to="/properties" $kind="onNight">
            {messages.exploreProperties}
          </ButtonLink>
          <Social>{children}</Social>
          <Ticks>
            <IconButton
              onClick={hero.toggle}
              aria-label={hero.paused ? messages.playSlideshow : messages.pauseSlideshow}
            >
              {hero.paused ? (
                <Play size={20} strokeWidth={1.5} aria-hidden />
              ) : (
                <Pause size={20} strokeWidth={1.5} aria-hidden />
              )}
            </IconButton>
            {slides.map((slide, at) => (
              <Tick
                key={slide.title}
                onClick={() => hero.choose(at)}
                aria-label={messages.slideOf(at + 1, slides.length, slide.title)}
                aria-current={at === hero.index}
              />
            ))}
          </Ticks>
        </Row>
      </Text>
      <i data-read hidden />
    </Stage>
  );
}

/** Opens the results; an empty search focuses the field. */
function HeroSearch() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('search') as HTMLInputElement;
    const term = field.value.trim();
    if (term) void navigate(`/properties?search=${encodeURIComponent(term)}`);
    else field.focus();
  };
  return (
    <Form role="search" action="/properties" onSubmit={search}>
      <label>
        <VisuallyHidden>{messages.searchProperties}</VisuallyHidden>
        <input type="search" name="search" placeholder={messages.searchByLocality} maxLength={200} />
      </label>
      <Button type="submit">
        <Search size={18} strokeWidth={1.5} aria-hidden /> {messages.search}
      </Button>
    </Form>
  );
}

const Stage = styled.section`
  position: relative;
  display: grid;
  min-height: min(calc(100svh - 4.5rem), 60rem);
  overflow: hidden;
  background: ${color.night};
  color: ${color.onNight};
`;
const Slide = styled.div<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${duration.hero}ms ${easing};
  picture {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
`;
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(to top, rgba(12, 15, 19, 0.88), rgba(12, 15, 19, 0.62) 55%, rgba(12, 15, 19, 0.08) 86%),
    linear-gradient(rgba(12, 15, 19, 0.5), transparent 7rem);
  ${from.tablet} {
    background:
      linear-gradient(to top, rgba(12, 15, 19, 0.86), rgba(12, 15, 19, 0.5) 45%, rgba(12, 15, 19, 0.05) 78%),
      linear-gradient(rgba(12, 15, 19, 0.5), transparent 7rem);
  }
`;
/**
 * Aligned to the bottom, so it would move up while a slow phone still parses it; it is shown once its end is parsed.
 */
const Text = styled(Container)`
  section:not(:has(> [data-read])) > & {
    visibility: hidden;
  }
  position: relative;
  align-self: end;
  display: grid;
  gap: ${space[24]};
  padding-top: calc(var(--bar) + ${space[48]});
  padding-bottom: ${space[32]};
  & > div:first-child {
    display: grid;
    gap: ${space[8]};
    align-content: end;
    min-height: 11rem;
  }
  ${from.tablet} {
    padding-bottom: ${space[48]};
    & > div:first-child {
      min-height: 13rem;
    }
  }
`;
const Subtitle = styled.p`
  color: ${color.brassOnNight};
  font-size: ${size[18]};
`;
const Title = styled.h1`
  font: 500 clamp(2.5rem, 1.6rem + 4.2vw, 4.25rem)/1.04 ${font.display};
  letter-spacing: -0.01em;
`;
const Description = styled.p`
  max-width: 56ch;
  font-size: ${size[18]};
`;
const Form = styled.form`
  display: flex;
  gap: ${space[8]};
  max-width: 44rem;
  padding: ${space[8]};
  background: ${color.raised};
  color: ${color.ink900};
  border-radius: calc(${radius.control} + ${space[8]});
  label {
    flex: 1;
    min-width: 0;
  }
  input {
    width: 100%;
    height: 100%;
    min-height: 2.75rem;
    padding: 0 ${space[12]};
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    font-size: ${size[16]};
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${color.ink500};
    opacity: 1;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[24]};
`;
const Social = styled.div`
  margin-right: auto;
`;
const Ticks = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
const Tick = styled.button.attrs({ type: 'button' })`
  position: relative;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) 2px auto;
    height: 2px;
    background: currentColor;
    opacity: 0.45;
  }
  &[aria-current='true']::after {
    opacity: 1;
    background: ${color.brassOnNight};
    inset: calc(50% - 1.5px) 2px auto;
    height: 3px;
  }
`;
