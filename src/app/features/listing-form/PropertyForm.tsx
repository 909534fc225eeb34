import type { Property } from '@contract/properties';
import * as messages from '@messages/app/listingForm';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { codeOf, fieldErrors } from '../../api/apiError';
import { asksWhetherRight } from '../../api/publishBlockers';
import { useGetMeQuery } from '../../api/endpoints/sessionApi';
import { selectIsLoggedIn } from '../../session/sessionSlice';
import { useAppSelector } from '../../session/storeHooks';
import { QueryView } from '../../ui/QueryView';
import { AmenityChips } from '../../ui/AmenityChips';
import { Button } from '../../ui/Button';
import { DiscardButton } from './parts/DiscardButton';
import { DraftOffer } from './parts/DraftOffer';
import { FeaturedField } from './parts/FeaturedField';
import { FormContents } from './parts/FormContents';
import { FormEnd } from './parts/FormEnd';
import { FormSection } from './parts/FormSection';
import { LeaveDialog } from './parts/LeaveDialog';
import { PlaceField } from './parts/PlaceField';
import { PhotoList } from './parts/PhotoList';
import { SectionFields } from './parts/PropertyFields';
import { SaveLine } from './parts/SaveLine';
import { Columns, Form } from './parts/propertyFormFrame';
import { PropertyFormSkeleton } from './PropertyFormSkeleton';
import { type SectionId, adviceFor, doneSections, formSections } from './propertyFormSections';
import { useListingWriter } from './useListingWriter';
import { useOtherDrafts } from './useOtherDrafts';
import { usePropertyForm } from './usePropertyForm';
import { usePropertyFormLists } from './usePropertyFormLists';
import { useTypedForm } from './useTypedForm';

interface PropertyFormProps {
  /** The listing to edit; a new one if left out. */
  property?: Property;
  /** The form's own path, to return to after a login. */
  path: string;
  onSaved: (id: number) => void;
}

type Lists = NonNullable<ReturnType<typeof usePropertyFormLists>['lists']>;
type WritingProps = PropertyFormProps & {
  lists: Lists;
  onDiscard: () => void;
  onTakenOver: (username: string) => void;
  offersDrafts: boolean;
};

/** The form that posts or edits a listing. Visitors can start, and nothing they entered is lost at login. */
export function PropertyForm(props: PropertyFormProps) {
  const { lists, failure, retry } = usePropertyFormLists();
  return (
    <QueryView
      what={messages.theForm}
      data={lists}
      failure={failure}
      onRetry={retry}
      skeleton={<PropertyFormSkeleton />}
    >
      {(loaded) => <UserForm {...props} lists={loaded} />}
    </QueryView>
  );
}

/** Mounts a new form for each user, because another one has their own draft. */
function UserForm(props: PropertyFormProps & { lists: Lists }) {
  const [discards, setDiscards] = useState(0);
  const { turn, onTakenOver } = useListingWriter();
  return (
    <AccountForm
      key={`${turn} ${discards}`}
      {...props}
      offersDrafts={!props.property && discards === 0}
      onTakenOver={onTakenOver}
      onDiscard={() => setDiscards(discards + 1)}
    />
  );
}

/** Waits until it is known whether the user is a superuser, who has one more field. */
function AccountForm(props: WritingProps) {
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const { data, error } = useGetMeQuery(loggedIn ? undefined : skipToken);
  const [marksFeatured, setMarksFeatured] = useState<boolean>();
  const known = loggedIn && !error ? data?.is_superuser : false;
  useEffect(() => {
    if (known !== undefined) setMarksFeatured((before) => before ?? known);
  }, [known]);
  const drafts = useOtherDrafts(props.offersDrafts);
  if (marksFeatured === undefined || !drafts) return <PropertyFormSkeleton />;
  return (
    <>
      <DraftOffer drafts={drafts} />
      <Writing {...props} marksFeatured={marksFeatured} />
    </>
  );
}

function Writing({
  property,
  path,
  onSaved,
  lists,
  marksFeatured,
  onDiscard,
  onTakenOver,
}: WritingProps & { marksFeatured: boolean }) {
  const { form, photoList, formStatus, refusal } = usePropertyForm({
    property,
    marksFeatured,
    path,
    onSaved,
    onTakenOver,
  });
  const revision = useSelector(form, ({ context }) => context.revision);
  const [seen, setSeen] = useState(false);
  const looking = formStatus === 'looking' && !seen;
  useEffect(() => {
    if (formStatus !== 'looking') setSeen(true);
  }, [formStatus]);
  return (
    <>
      {looking ? (
        <PropertyFormSkeleton />
      ) : (
        <Fields
          key={revision}
          {...{ form, photoList, formStatus, refusal, path, lists, marksFeatured, onDiscard, property }}
        />
      )}
      <LeaveDialog form={form} />
    </>
  );
}

type FieldsProps = ReturnType<typeof usePropertyForm> &
  Pick<PropertyFormProps, 'path'> & {
    property: Property | undefined;
    lists: Lists;
    marksFeatured: boolean;
    onDiscard: () => void;
  };

function Fields({
  form: machine,
  photoList,
  formStatus,
  refusal,
  property,
  path,
  lists,
  marksFeatured,
  onDiscard,
}: FieldsProps) {
  const { form, submit, onInput, onBlur, typed, isSettled, errors } = useTypedForm(machine, {
    formStatus,
    refusal,
    fields: fieldErrors(refusal),
    marksFeatured,
  });
  const entry = useSelector(machine, ({ context }) => context.entry);
  const account = useSelector(machine, ({ context }) => context.account);
  const photos = useSelector(photoList, ({ context }) => context.photos.length);
  const busy = useSelector(machine, ({ context }) => context.photos.busy);
  const [values] = useState(() => machine.getSnapshot().context.typed);
  const isAsked = formStatus === 'refused' && asksWhetherRight(codeOf(refusal));
  const answer = (
    <Button $kind="quiet" onClick={() => machine.send({ type: 'CONFIRMED' })}>
      {messages.yesItIsRight}
    </Button>
  );
  const answers = isAsked
    ? Object.fromEntries(Object.keys(fieldErrors(refusal)).map((field) => [field, answer]))
    : undefined;
  const props = { values, typed, errors, answers, lists };
  const typeName = lists.types.find(({ id }) => String(id) === entry.property_type)?.name ?? '';
  const isLive = useSelector(machine, ({ context }) => context.live);
  const section = (id: SectionId, children: ReactNode, lead?: string) => (
    <FormSection id={id} title={formSections.find((one) => one.id === id)?.title ?? ''} {...(lead && { lead })}>
      {children}
    </FormSection>
  );
  return (
    <Columns>
      <FormContents sections={formSections} done={doneSections(entry, photos)} />
      <Form
        ref={form}
        method="dialog"
        onSubmit={submit}
        onInput={onInput}
        onBlur={onBlur}
        noValidate
        aria-label={property ? messages.editProperty : messages.postAProperty}
        aria-busy={formStatus === 'publishing'}
      >
        <SaveLine form={machine} path={path} isSettled={isSettled} />
        {section('basics', <SectionFields {...props} section="basics" />)}
        {section(
          'place',
          <>
            <SectionFields {...props} section="place" />
            <PlaceField values={values} location={typed.location ?? ''} error={errors.latitude ?? errors.longitude} />
          </>,
        )}
        {section('rooms', <SectionFields {...props} section="rooms" />, messages.skipAnythingThatDoesNotApply)}
        {section('costs', <SectionFields {...props} section="costs" />)}
        {section(
          'amenities',
          <AmenityChips amenities={lists.amenities} chosen={values.amenities ?? ''} error={errors.amenities} />,
        )}
        {section(
          'photos',
          <PhotoList photoList={photoList} parked={!account} error={errors.images ?? errors.image} />,
          account ? messages.theyUploadWhileYouKeepWriting : messages.theyStayInThisBrowser,
        )}
        {marksFeatured && <FeaturedField featured={values.featured === 'true'} />}
        <FormEnd
          form={machine}
          formStatus={formStatus}
          refusal={refusal}
          action={isLive ? messages.saveChanges : messages.postProperty}
          advice={adviceFor(entry, photos, typeName)}
          photosLeft={busy}
          discard={<DiscardButton form={machine} photoList={photoList} property={property} onDiscard={onDiscard} />}
        />
      </Form>
    </Columns>
  );
}
