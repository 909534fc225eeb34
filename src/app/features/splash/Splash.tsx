import { brand } from '@contract/brand';
import styled, { keyframes } from 'styled-components';
import { color, easing, font, layer, size, space, reducedMotion } from '../../theme/tokens';
import { splashTimes } from './splashMachine';
import { useSplash } from './useSplash';

/**
 * The splash screen: rendered by the server, shown if the document has `data-splash`, timed by its CSS from the first
 * paint.
 */
export function Splash() {
  const { gone, greeting, skip } = useSplash();
  if (gone) return null;
  return (
    <Curtain data-testid="splash" aria-hidden="true" onClick={skip}>
      <Mark>
        <svg viewBox="0 0 120 96" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M8 92V36L60 6l52 30v56H84V52H36v40H8M48 92V72a12 12 0 0 1 24 0v20" />
        </svg>
      </Mark>
      <Brand>{brand}</Brand>
      <Greeting>{greeting}</Greeting>
    </Curtain>
  );
}

// Only transforms and opacity, which need no main thread: anything else would style and paint the page in every frame
// while it starts.
const lift = keyframes`to { transform: translateY(-100%); }`;
const vanish = keyframes`to { visibility: hidden; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(1rem); }`;
const uncover = keyframes`from { transform: translateX(-100%); }`;
const stay = keyframes`from { transform: translateX(100%); }`;

const Curtain = styled.div`
  display: none;
  position: fixed;
  inset: 0;
  z-index: ${layer.splash};
  place-content: center;
  justify-items: center;
  gap: ${space[16]};
  background: ${color.night};
  color: ${color.onNight};
  cursor: pointer;
  html[data-splash='on'] & {
    display: grid;
  }
  animation:
    ${lift} ${splashTimes.lifted - splashTimes.lift}ms ${easing} ${splashTimes.lift}ms forwards,
    ${vanish} 0s ${splashTimes.lifted}ms forwards;
  ${reducedMotion} {
    html[data-splash='on'] & {
      display: none;
    }
  }
  @media print {
    html[data-splash='on'] & {
      display: none;
    }
  }
`;
/** Drawn from left to right: its frame moves in while the drawing stays where it is. */
const Mark = styled.div`
  width: 7.5rem;
  overflow: hidden;
  color: ${color.brassOnNight};
  animation: ${uncover} 1200ms ${easing} both;
  svg {
    animation: ${stay} 1200ms ${easing} both;
  }
`;
const Brand = styled.p`
  font: 500 ${size[28]} / 1.2 ${font.display};
  letter-spacing: 0.02em;
`;
const Greeting = styled.p`
  color: ${color.onNightSoft};
  animation: ${rise} 700ms ${easing} ${splashTimes.greeting}ms both;
`;
