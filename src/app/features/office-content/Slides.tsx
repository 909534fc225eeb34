import type { OfficeSlide } from '@contract/officeSlides';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeContent';
import {
  useAddSlideMutation,
  useChangeSlideMutation,
  useListOfficeSlidesQuery,
  useOrderSlidesMutation,
  useRemoveSlideMutation,
} from '../../api/endpoints/officeSlidesApi';
import { TextArea, TextField } from '../../ui/Field';
import { CoverField } from './parts/CoverField';
import { OrderedScreen } from './parts/OrderedScreen';
import { RowPanel } from './parts/RowPanel';
import { usePictureUpload } from './parts/usePictureUpload';
import { slideForm, toSlideRequest } from './slideForm';

const { slide: limits } = officeLimits;

/** `/office/slides`: the large pictures at the top of the home page. */
export function Slides() {
  const found = useListOfficeSlidesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [order] = useOrderSlidesMutation();
  return (
    <OrderedScreen<OfficeSlide>
      what={messages.slide}
      hint={messages.theHomePageShowsThem}
      most={limits.most}
      found={found}
      send={(ids) => order(ids).unwrap()}
      nameOf={({ title }) => title}
      detailOf={({ subtitle }) => subtitle}
      pictureOf={({ picture }) => <img src={picture.picture.image} alt="" width={72} height={48} loading="lazy" />}
      empty={messages.theHomePageShowsTextsWithout}
      panel={(row, places) => <SlidePanel key={row?.id ?? 'new'} row={row} {...places} />}
    />
  );
}

interface SlidePanelProps {
  row: OfficeSlide | null;
  close: { search: string };
  open: (id: number | 'new') => { search: string };
}

function SlidePanel({ row, close, open }: SlidePanelProps) {
  const [add] = useAddSlideMutation();
  const [change] = useChangeSlideMutation();
  const [remove] = useRemoveSlideMutation();
  const upload = usePictureUpload();
  return (
    <RowPanel
      kind={slideForm}
      saved={row}
      close={close}
      open={open}
      add={(clientId, form) => add({ client_id: clientId, ...toSlideRequest(form) }).unwrap()}
      change={(read, form) => change({ ...read, ...toSlideRequest(form) }).unwrap()}
      remove={(read) => remove(read).unwrap()}
      removal={messages.slideRemoval}
    >
      {(form, onChange, errors) => (
        <>
          <CoverField
            what={messages.pictureInline}
            cover={form.picture}
            onChange={(picture) => onChange({ picture })}
            upload={upload}
            error={errors.picture}
          />
          <p>{messages.itFillsTheWidth}</p>
          <TextField
            label={messages.title}
            required
            maxLength={limits.title}
            value={form.title}
            error={errors.title}
            onChange={({ currentTarget: { value } }) => onChange({ title: value })}
          />
          <TextField
            label={messages.lineBelow}
            required
            maxLength={limits.subtitle}
            value={form.subtitle}
            error={errors.subtitle}
            onChange={({ currentTarget: { value } }) => onChange({ subtitle: value })}
          />
          <TextArea
            label={messages.description}
            required
            maxLength={limits.description}
            value={form.description}
            error={errors.description}
            onChange={({ currentTarget: { value } }) => onChange({ description: value })}
          />
        </>
      )}
    </RowPanel>
  );
}
