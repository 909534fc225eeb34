import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, font, radius, size, space } from '../theme/tokens';

export interface ButtonLook {
  $kind?: 'primary' | 'quiet' | 'onNight';
}

const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  padding: ${space[8]} ${space[24]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font: 500 ${size[16]} / 1.25 ${font.site};
  text-decoration: none;
  text-align: center;
  svg {
    flex: none;
  }
  ${({ $kind = 'primary' }) => looks[$kind]}
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const looks = {
  primary: css`
    background: ${color.brassButton};
    color: ${color.onBrass};
    &:hover:not(:disabled) {
      background: ${color.brassButtonHover};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.ink900};
    border-color: ${color.ink500};
    &:hover:not(:disabled) {
      border-color: ${color.brass700};
      color: ${color.brass700};
    }
  `,
  onNight: css`
    background: transparent;
    color: ${color.onNight};
    border-color: ${color.onNightSoft};
    &:hover:not(:disabled) {
      border-color: ${color.brassOnNight};
      color: ${color.brassOnNight};
    }
  `,
};

/** A form's primary action, or a quiet one beside it. */
export const Button = styled.button.attrs<ButtonLook>(({ type = 'button' }) => ({ type }))`
  ${buttonLook}
`;

/** A link, internal or external, that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** A square icon button; name it with `aria-label`. */
export const IconButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
`;
