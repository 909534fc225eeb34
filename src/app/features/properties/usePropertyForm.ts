import type { Property } from '@contract/properties';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { fieldErrors } from '../../api/apiError';
import { told } from '../../flow/toastsSlice';
import { useMe } from '../../session/useMe';
import { useCheckedForm } from '../../ui/useCheckedForm';
import { useChangePropertyMutation, useCreatePropertyMutation } from './propertiesApi';
import { writePropertyForm } from './propertyFormData';
import { posted, updated, uploadFailure } from './propertyFormWords';

/** Sends a listing's form: a new listing, or a change of `before`. What was typed and chosen stays until it is stored. */
export function usePropertyForm(before: Property | undefined, onSaved: (property: Property) => void) {
  const [create, creating] = useCreatePropertyMutation();
  const [change, changing] = useChangePropertyMutation();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const dispatch = useDispatch();
  const marksFeatured = useMe()?.is_superuser ?? false;
  const { error, isLoading } = before ? changing : creating;

  const checked = useCheckedForm({ busy: isLoading, refusal: error, refused: fieldErrors(error) }, (form) => {
    const body = writePropertyForm(new FormData(form), { photos, before, marksFeatured });
    const sending = before ? change({ id: before.id, body }) : create(body);
    sending.unwrap().then(
      (saved) => {
        dispatch(told('good', before ? updated : posted));
        if (!before && saved.draft_reason) dispatch(told('bad', saved.draft_reason));
        onSaved(saved);
      },
      (refusal: Parameters<typeof uploadFailure>[0]) => dispatch(told('bad', uploadFailure(refusal))),
    );
  });
  const toggleRemoved = (id: number) => setRemoved(removed.includes(id) ? removed.filter((other) => other !== id) : [...removed, id]);
  const kept = (before?.images ?? []).filter(({ id }) => !removed.includes(id)).length;
  return { ...checked, sending: isLoading, photos, setPhotos, removed, toggleRemoved, kept, marksFeatured };
}
