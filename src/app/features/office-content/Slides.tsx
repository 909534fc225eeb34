import type { OfficeSlide } from '@contract/officeSlides';
import { officeLimits } from '@contract/officeLimits';
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
      title="Slides"
      what="slide"
      hint="The home page shows them in this order."
      most={limits.most}
      found={found}
      send={(ids) => order(ids).unwrap()}
      nameOf={({ title }) => title}
      detailOf={({ subtitle }) => subtitle}
      pictureOf={({ picture }) => <img src={picture.picture.image} alt="" width={72} height={48} loading="lazy" />}
      empty="The home page shows texts without pictures until you add one."
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
      removal="The home page no longer shows it."
    >
      {(form, onChange, errors) => (
        <>
          <CoverField
            what="picture"
            cover={form.picture}
            onChange={(picture) => onChange({ picture })}
            upload={upload}
            error={errors.picture}
          />
          <p>It fills the width of the screen: use at least 1600 × 900 pixels.</p>
          <TextField
            label="Title"
            required
            maxLength={limits.title}
            value={form.title}
            error={errors.title}
            onChange={({ currentTarget: { value } }) => onChange({ title: value })}
          />
          <TextField
            label="Line below it"
            required
            maxLength={limits.subtitle}
            value={form.subtitle}
            error={errors.subtitle}
            onChange={({ currentTarget: { value } }) => onChange({ subtitle: value })}
          />
          <TextArea
            label="Description"
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
