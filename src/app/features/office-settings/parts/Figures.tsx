import { figureNames, officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeSettings';
import { TextField } from '../../../ui/Field';
import { GroupError } from '../../../ui/GroupError';
import { figureLabels } from '../settingsForm';

const { figure: limits } = officeLimits;

interface FiguresProps {
  typed: Readonly<Record<string, string | undefined>>;
  /** The server's messages by field. */
  refused: Readonly<Record<string, string | undefined>>;
}

/** The figures by which we present ourselves, each with what it counts. */
export function Figures({ typed, refused }: FiguresProps) {
  const field = Object.keys(refused).find((name) => name.split('.')[0] === 'figures');
  return (
    <section aria-labelledby="settings-figures">
      <h2 id="settings-figures">{messages.figures}</h2>
      <p>{messages.figuresHelp}</p>
      {figureNames.map((name) => (
        <div key={name}>
          <TextField
            label={figureLabels[name]}
            name={`figure_${name}`}
            defaultValue={typed[`figure_${name}`]}
            maxLength={limits.value}
          />
          <TextField
            label={messages.whatItCounts(figureLabels[name])}
            name={`counts_${name}`}
            defaultValue={typed[`counts_${name}`]}
            maxLength={limits.counts}
          />
        </div>
      ))}
      {field && <GroupError id="figures-error">{refused[field]}</GroupError>}
    </section>
  );
}
