import { limits } from '@contract/limits';
import { anyDigit } from '@contract/plainNumber';
import { officeLimits } from '@contract/officeLimits';
import type { OfficeSettings } from '@contract/officeSettings';
import { stateCodes, states } from '@contract/states';
import * as messages from '@messages/app/officeSettings';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { answeredFields, codeOf, errorMessage, fieldErrors, shownError } from '../../api/apiError';
import { useGetOfficeSettingsQuery, useSaveOfficeSettingsMutation } from '../../api/endpoints/officeSettingsApi';
import { formDraft } from '../../platform/formDraft';
import { color, from, size, space } from '../../theme/tokens';
import { TextArea, TextField } from '../../ui/Field';
import { GroupError } from '../../ui/GroupError';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { OfficeButton } from '../../ui/office/OfficeControls';
import { OfficePage } from '../../ui/office/OfficePage';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { weekFromMonday, weekdays } from '../../ui/hoursLabel';
import { Figures } from './parts/Figures';
import { WhatsAppTemplates } from './parts/WhatsAppTemplates';
import { differences, fromValues, networkLabels, toValues } from './settingsForm';

const draft = 'office-settings';

/** `/office/settings`: company details, office hours and holidays. */
export function OfficeSettingsForm() {
  const { data, error, refetch } = useGetOfficeSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage>
      <QueryView
        what={messages.theSettings}
        data={data}
        failure={shownError(error)}
        onRetry={() => void refetch()}
        skeleton={<Skeleton $height="40rem" role="status" aria-label={messages.loadingSettings} />}
      >
        {(settings) => <Fields saved={settings} />}
      </QueryView>
    </OfficePage>
  );
}

const valuesIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

function Fields({ saved }: { saved: OfficeSettings }) {
  const [save, { isLoading, isSuccess, error }] = useSaveOfficeSettingsMutation();
  // entries belong to the version that was read when they were begun
  const [typed] = useState(() => {
    const kept = formDraft.read(draft);
    return { ...toValues(saved), ...kept };
  });
  const version = useRef(Number(formDraft.read(draft).version ?? saved.version));
  const [foreign, setForeign] = useState<OfficeSettings>();
  const [changed, setChanged] = useState(false);
  const refused = fieldErrors(error);
  const { form, submit, errors } = useCheckedForm({ busy: isLoading, refusal: error, refused }, (entered) => {
    save(fromValues(valuesIn(entered), version.current))
      .unwrap()
      .then(
        (now) => {
          formDraft.forget(draft);
          version.current = now.version;
          setForeign(undefined);
          setChanged(false);
        },
        (refusal: unknown) => {
          if (codeOf(refusal) !== 'stale') return;
          const current = answeredFields(refusal).current as OfficeSettings;
          version.current = current.version;
          setForeign(current);
        },
      );
  });
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setChanged(true);
    const boxes = Object.fromEntries(weekdays.map((_name, day) => [`open_${day}`, '']));
    formDraft.keep(draft, {
      ...boxes,
      listing_review: '',
      review_moderation: '',
      ...valuesIn(currentTarget),
      version: String(version.current),
    });
  };
  const text = (name: string, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField label={label} name={name} defaultValue={typed[name]} required error={errors[name]} {...more} />
  );
  return (
    <Form ref={form} onInput={keep} onSubmit={submit} noValidate aria-busy={isLoading}>
      <section aria-labelledby="settings-company">
        <h2 id="settings-company">{messages.companyDetails}</h2>
        <p>{messages.shownOnTheSite}</p>
        <Pair>
          {text('phone', messages.phoneNumber, { type: 'tel', maxLength: limits.phone.max })}
          {text('whatsapp', messages.whatsAppNumber, {
            type: 'tel',
            maxLength: 24,
            help: messages.withTheCountryCode,
          })}
          {text('email', messages.emailAddress, {
            type: 'email',
            maxLength: limits.email.max,
            help: messages.enquiriesToTheOfficeAreSent,
          })}
          {text('gstin', 'GSTIN', { maxLength: 15 })}
        </Pair>
        <Pair>
          {stateCodes.map((code) =>
            text(`rera_${code}`, messages.reraAgentOf(states[code].rera.name), {
              key: code,
              required: false,
              maxLength: officeLimits.reraNumber,
              help: messages.reraAgentHelp,
            }),
          )}
        </Pair>
        {errors.rera_agents && <GroupError id="rera-error">{errors.rera_agents}</GroupError>}
        <TextArea
          label={messages.address}
          name="address"
          rows={2}
          defaultValue={typed.address}
          required
          maxLength={limits.address.max}
          error={errors.address}
        />
      </section>
      <Figures typed={typed} refused={refused} />
      <section aria-labelledby="settings-hours">
        <h2 id="settings-hours">{messages.officeHours}</h2>
        <p>{messages.indiaTime}</p>
        <Pair>
          {text('opens', messages.opensAt, { type: 'time', step: 1_800 })}
          {text('closes', messages.closesAt, { type: 'time', step: 1_800 })}
        </Pair>
        <Days>
          <legend>{messages.openDays}</legend>
          {weekFromMonday.map((day) => (
            <Check key={day}>
              <input type="checkbox" name={`open_${day}`} defaultChecked={typed[`open_${day}`] === 'on'} />
              {weekdays[day]}
            </Check>
          ))}
          {errors.open_days && <GroupError id="open-days-error">{errors.open_days}</GroupError>}
        </Days>
        <TextArea
          label={messages.holidays}
          name="holidays"
          optional
          rows={6}
          defaultValue={typed.holidays}
          help={messages.onePerLine}
          error={errors.holidays}
        />
        {text('first_response_minutes', messages.firstReplyWithin, {
          inputMode: 'numeric',
          pattern: `\\s*${anyDigit}{1,5}\\s*`,
          help: messages.minutesOfOfficeHours,
        })}
      </section>
      <WhatsAppTemplates typed={typed} refused={refused} />
      <section aria-labelledby="settings-reviews">
        <h2 id="settings-reviews">{messages.beforeItIsPublished}</h2>
        <Check>
          <input type="checkbox" name="listing_review" defaultChecked={typed.listing_review === 'on'} />
          {messages.reviewListingsOfOwnersBefore}
        </Check>
        <Check>
          <input type="checkbox" name="review_moderation" defaultChecked={typed.review_moderation === 'on'} />
          {messages.readReviewsBeforeTheSiteShows}
        </Check>
      </section>
      <section aria-labelledby="settings-social">
        <h2 id="settings-social">{messages.socialLinks}</h2>
        <p>{messages.theAddressesOfOurOwnPages}</p>
        <Pair>
          {Object.entries(networkLabels).map(([network, label]) =>
            text(`social_${network}`, label, { key: network, type: 'url', required: false, maxLength: 300 }),
          )}
        </Pair>
        {errors.social && <GroupError id="social-error">{errors.social}</GroupError>}
      </section>
      {foreign && <Differences saved={foreign} own={form.current ? valuesIn(form.current) : typed} />}
      <End>
        <OfficeButton type="submit" disabled={isLoading}>
          {isLoading ? messages.saving : foreign ? messages.saveMyVersion : messages.saveSettings}
        </OfficeButton>
        <p role="status" data-bad={error !== undefined}>
          {error && Object.keys(refused).length === 0 && errorMessage(error)}
          {error && Object.keys(refused).length > 0 && messages.notSaved}
          {!error && isSuccess && !changed && messages.savedTheSiteShowsItNow}
        </p>
      </End>
    </Form>
  );
}

/** What a colleague saved meanwhile, beside the own entries. */
function Differences({ saved, own }: { saved: OfficeSettings; own: Readonly<Record<string, string>> }) {
  const found = differences(saved, own);
  return (
    <Conflict role="alert">
      <p>{messages.somebodyElseSavedTheseSettings(found.length)}</p>
      {found.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.field}</th>
              <th scope="col">{messages.savedNow}</th>
              <th scope="col">{messages.yours}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(([label, theirs, mine], at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Conflict>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[32]};
  max-width: 48rem;
  section {
    display: grid;
    gap: ${space[16]};
  }
  h2 {
    font-size: ${size[18]};
    font-weight: 600;
  }
  section > p {
    color: ${color.ink500};
  }
`;
const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Check = styled.label`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.brassButton};
  }
`;
const Days = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  legend {
    padding-bottom: ${space[8]};
    font-weight: 500;
  }
`;
const Conflict = styled.div`
  padding: ${space[16]};
  border: 1px solid ${color.claret700};
  overflow-x: auto;
  th,
  td {
    padding: ${space[4]} ${space[12]} ${space[4]} 0;
    text-align: left;
    vertical-align: top;
    white-space: pre-wrap;
  }
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]};
  align-items: center;
  [role='status'] {
    color: ${color.leaf700};
  }
  [data-bad='true'] {
    color: ${color.claret700};
  }
`;
