import type { OfficeService } from '@contract/officeServices';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeContent';
import type { ReactElement } from 'react';
import {
  useAddServiceMutation,
  useChangeServiceMutation,
  useListOfficeServicesQuery,
  useOrderServicesMutation,
  useRemoveServiceMutation,
} from '../../api/endpoints/officeServicesApi';
import { SelectField, TextArea, TextField } from '../../ui/Field';
import { CoverField } from './parts/CoverField';
import { OrderedScreen } from './parts/OrderedScreen';
import { RowPanel } from './parts/RowPanel';
import { usePictureUpload } from './parts/usePictureUpload';
import { iconLabels, serviceForm, toServiceRequest } from './serviceForm';

const { service: limits } = officeLimits;

/** `/office/services`: what the construction page offers. */
export function Services() {
  const found = useListOfficeServicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order] = useOrderServicesMutation();
  return (
    <OrderedScreen<OfficeService>
      what={messages.service}
      hint={messages.theConstructionPageShowsThem}
      most={limits.most}
      found={found}
      send={(ids) => order(ids).unwrap()}
      nameOf={({ title }) => title}
      detailOf={({ description }) => description}
      pictureOf={({ picture }) => thumbnailOf(picture)}
      empty={messages.theConstructionPageShowsOur}
      panel={(row, places) => <ServicePanel key={row?.id ?? 'new'} row={row} {...places} />}
    />
  );
}

const thumbnailOf = (picture: OfficeService['picture']): ReactElement | null =>
  picture && <img src={picture.picture.image} alt="" width={72} height={48} loading="lazy" />;

interface ServicePanelProps {
  row: OfficeService | null;
  close: { search: string };
  open: (id: number | 'new') => { search: string };
}

function ServicePanel({ row, close, open }: ServicePanelProps) {
  const [add] = useAddServiceMutation();
  const [change] = useChangeServiceMutation();
  const [remove] = useRemoveServiceMutation();
  const upload = usePictureUpload();
  return (
    <RowPanel
      kind={serviceForm}
      saved={row}
      close={close}
      open={open}
      add={(clientId, form) => add({ client_id: clientId, ...toServiceRequest(form) }).unwrap()}
      change={(read, form) => change({ ...read, ...toServiceRequest(form) }).unwrap()}
      remove={(read) => remove(read).unwrap()}
      removal={messages.serviceRemoval}
    >
      {(form, onChange, errors) => (
        <>
          <TextField
            label={messages.title}
            required
            maxLength={limits.title}
            value={form.title}
            error={errors.title}
            onChange={({ currentTarget: { value } }) => onChange({ title: value })}
          />
          <SelectField
            label={messages.icon}
            value={form.icon}
            error={errors.icon}
            onChange={({ currentTarget: { value } }) => onChange({ icon: value as typeof form.icon })}
          >
            {Object.entries(iconLabels).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextArea
            label={messages.description}
            required
            maxLength={limits.description}
            value={form.description}
            error={errors.description}
            onChange={({ currentTarget: { value } }) => onChange({ description: value })}
          />
          <TextArea
            label={messages.whatItIncludes}
            optional
            rows={6}
            help={messages.onePointPerLine(limits.features)}
            value={form.features}
            error={errors.features}
            onChange={({ currentTarget: { value } }) => onChange({ features: value })}
          />
          <CoverField
            what={messages.pictureInline}
            cover={form.picture}
            onChange={(picture) => onChange({ picture })}
            upload={upload}
            error={errors.picture}
          />
        </>
      )}
    </RowPanel>
  );
}
