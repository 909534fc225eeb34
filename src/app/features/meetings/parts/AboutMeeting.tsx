import { limits } from '@contract/limits';
import { meetingLimits } from '@contract/meetingLimits';
import type { MeetingKind } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import styled from 'styled-components';
import type { ChosenMeeting } from '../../../platform/meetingChoice';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { TextArea, TextField } from '../../../ui/Field';
import { kindNames } from '../meetingLabels';
import { ChoiceChip } from '../../../ui/ChoiceChip';
import { Rich } from '../../../ui/Rich';

interface AboutMeetingProps {
  choice: Pick<ChosenMeeting, 'kind' | 'topic' | 'phone' | 'property'>;
  onChange: (about: Partial<ChosenMeeting>) => void;
  phoneError: string | undefined;
}

const kinds: readonly MeetingKind[] = ['office', 'video', 'call'];

/** How the meeting takes place, and its topic. */
export function AboutMeeting({ choice: { kind, topic, phone, property }, onChange, phoneError }: AboutMeetingProps) {
  return (
    <>
      <Kinds>
        <legend>{messages.howWeMeet}</legend>
        {kinds.map((one) => (
          <Kind key={one}>
            <input
              type="radio"
              name="kind"
              value={one}
              checked={kind === one}
              onChange={() => onChange({ kind: one })}
            />
            <span>{kindNames[one]}</span>
          </Kind>
        ))}
      </Kinds>
      {kind === 'call' && (
        <TextField
          label={messages.phoneNumber}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={limits.phone.max}
          value={phone}
          help={messages.weCallYouAtThisNumber}
          onChange={({ target }) => onChange({ phone: target.value })}
          error={phoneError}
        />
      )}
      {property && (
        <About>
          <Rich text={messages.aboutProperty} title={<strong>{property.title}</strong>} />{' '}
          <Button $kind="quiet" onClick={() => onChange({ property: null })}>
            {messages.notAboutThisProperty}
          </Button>
        </About>
      )}
      <TextArea
        label={messages.whatIsItAbout}
        name="topic"
        optional
        rows={2}
        maxLength={meetingLimits.topic}
        value={topic}
        help={messages.soWeCanBringTheRight}
        onChange={({ target }) => onChange({ topic: target.value })}
      />
    </>
  );
}

const Kinds = styled.fieldset`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  legend {
    padding: 0 0 ${space[4]};
    font-size: ${size[14]};
    font-weight: 500;
  }
`;
const Kind = styled(ChoiceChip)`
  span {
    text-align: center;
    font-size: ${size[14]};
  }
`;
const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${space[12]};
  border-left: 3px solid ${color.brass500};
  background: ${color.sand100};
`;
