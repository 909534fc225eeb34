import type { Property } from '@contract/properties';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { QueryView } from '../../ui/QueryView';
import { AmenityBoxes } from './parts/AmenityBoxes';
import { FormContents } from './parts/FormContents';
import { FormSection } from './parts/FormSection';
import { KeptPictures } from './parts/KeptPictures';
import { PhotoPicker } from './parts/PhotoPicker';
import { BasicFields, CostFields, PlaceFields, RoomFields } from './parts/PropertyFields';
import { StandingFields } from './parts/StandingFields';
import { Columns, Form } from './parts/propertyFormFrame';
import { fieldsOf } from './propertyFormFields';
import { PropertyFormSkeleton } from './PropertyFormSkeleton';
import { usePropertyForm } from './usePropertyForm';
import { usePropertyFormLists } from './usePropertyFormLists';

interface PropertyFormProps {
  /** The listing to change; a new one when left out. */
  property?: Property;
  onSaved: (property: Property) => void;
}

type Lists = NonNullable<ReturnType<typeof usePropertyFormLists>['lists']>;

const sections = [['basics', 'Basics'], ['place', 'Place and price'], ['rooms', 'Rooms and area'], ['costs', 'Costs and papers'], ['amenities', 'Amenities'], ['photos', 'Photos'], ['standing', 'On the site']] as const;

/** Everything a listing is made of, to post it or to change it. */
export function PropertyForm(props: PropertyFormProps) {
  const { lists, failure, retry } = usePropertyFormLists();
  return (
    <QueryView what="the form" data={lists} failure={failure} onRetry={retry} skeleton={<PropertyFormSkeleton />}>
      {(loaded) => <Loaded {...props} lists={loaded} />}
    </QueryView>
  );
}

function Loaded({ property, onSaved, lists }: PropertyFormProps & { lists: Lists }) {
  const { form, submit, errors, sending, photos, setPhotos, removed, toggleRemoved, kept, marksFeatured } = usePropertyForm(property, onSaved);
  const values = property ? fieldsOf(property) : {};
  const stands = property !== undefined || marksFeatured;
  const send = property ? 'Save changes' : 'Post property';
  return (
    <Columns>
      <FormContents sections={sections.filter(([id]) => id !== 'standing' || stands)} />
      <Form ref={form} onSubmit={submit} noValidate aria-label={property ? 'Edit property' : 'Post a property'} aria-busy={sending}>
        <FormSection id="basics" title="Basics"><BasicFields values={values} errors={errors} types={lists.types} /></FormSection>
        <FormSection id="place" title="Place and price"><PlaceFields values={values} errors={errors} cities={lists.cities} /></FormSection>
        <FormSection id="rooms" title="Rooms and area" lead="Leave out what a plot or a commercial space does not have."><RoomFields values={values} errors={errors} /></FormSection>
        <FormSection id="costs" title="Costs and papers"><CostFields values={values} errors={errors} /></FormSection>
        <FormSection id="amenities" title="Amenities"><AmenityBoxes amenities={lists.amenities} chosen={property?.amenities ?? []} error={errors.amenities} /></FormSection>
        <FormSection id="photos" title="Photos" lead="The first one stands on the listing’s card.">
          {property && property.images.length > 0 && <KeptPictures pictures={property.images} removed={removed} onToggle={toggleRemoved} error={errors.remove_images} />}
          <PhotoPicker photos={photos} kept={kept} onPhotos={setPhotos} error={errors.images} />
        </FormSection>
        {stands && <FormSection id="standing" title="On the site"><StandingFields property={property} marksFeatured={marksFeatured} error={errors.lifecycle} /></FormSection>}
        <End>
          <Button type="submit" disabled={sending}>{sending ? 'Sending…' : send}</Button>
          {sending && photos.length > 0 && <span role="status">Photos take a while to arrive. Please keep this page open.</span>}
        </End>
      </Form>
    </Columns>
  );
}

const End = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space[16]}; align-items: center; padding-top: ${space[24]}; border-top: 1px solid ${color.sand200};
`;
