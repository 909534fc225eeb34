import { beginningOf } from '@contract/beginningOf';
import type { PropertyImage } from '@contract/properties';
import { tourLimits } from '@contract/tourLimits';
import * as messages from '@messages/app/tourEditor';
import { SelectField } from '../../../ui/Field';
import type { EditedTour } from '../tourEditorMachine';

interface PlanChoiceProps {
  plan: EditedTour['plan'];
  /** The plan that the tour had: a drawing can be kept, but not made here. */
  drawn: EditedTour['plan'];
  images: readonly PropertyImage[];
  onChoose: (plan: EditedTour['plan']) => void;
}

/** Which plan the tour shows: none, its drawing, or a floor plan among the listing's pictures. */
export function PlanChoice({ plan, drawn, images, onChoose }: PlanChoiceProps) {
  const plans = images.filter(({ kind }) => kind === 'floor_plan');
  const choose = (value: string) => {
    const image = plans.find(({ id }) => String(id) === value);
    if (value === 'drawing') onChoose(drawn);
    else
      onChoose(image ? { name: beginningOf(image.alt, tourLimits.room).trim(), drawing: null, image: image.id } : null);
  };
  return (
    <SelectField
      label={messages.plan}
      {...(plans.length === 0 && { help: messages.planHelp })}
      value={plan === null ? '' : plan.drawing ? 'drawing' : String(plan.image)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{messages.noPlan}</option>
      {drawn?.drawing && <option value="drawing">{messages.drawnPlan(drawn.name)}</option>}
      {plans.map(({ id, alt }) => (
        <option key={id} value={id}>
          {messages.floorPlan(alt)}
        </option>
      ))}
    </SelectField>
  );
}
