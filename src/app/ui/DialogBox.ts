import styled from 'styled-components';
import { color, font, radius, size, space } from '../theme/tokens';

/** A modal dialog over a darkened page, at most 28rem wide. */
export const DialogBox = styled.dialog<{ $narrow?: boolean }>`
  width: min(${({ $narrow }) => ($narrow ? '26rem' : '28rem')}, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  background: ${color.ivory50};
  color: ${color.ink900};
  &::backdrop {
    background: rgba(12, 15, 19, 0.6);
  }
`;
/** The title with the closing button at its end. */
export const DialogHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space[16]};
`;
export const DialogTitle = styled.h2`
  font: 500 ${size[28]} / 1.2 ${font.display};
`;
