import type { ReactNode } from 'react';
import styled from 'styled-components';
import { size, space } from '../../../theme/tokens';
import { Soft } from '../../../ui/Layout';

interface SettingsPartProps {
  /** Of its title. */
  id: string;
  title: string;
  help: string;
  children: ReactNode;
}

/** A part of the settings that is saved by itself. */
export function SettingsPart({ id, title, help, children }: SettingsPartProps) {
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Soft>{help}</Soft>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space[16]};
  max-width: 48rem;
  padding-top: ${space[32]};
  h2 {
    font-size: ${size[18]};
    font-weight: 600;
  }
`;
