import type { FormInstance } from 'antd';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useBusy } from '../../../antd/dialogs/use-busy.ts';
import { failureText } from '../../../api/failure-text.ts';
import {
  type ListingDetails,
  type ListingForm,
  useCreateListingMutation,
  useUpdateListingMutation,
} from '../../../api/generated.ts';
import { problemOf } from '../../../api/problem.ts';
import { type ListingFields, listingFormOf } from './listing-fields.ts';
import { failedPhotoText, photosToSave } from './photos/photo-list.ts';
import type { Photos } from './photos/use-photos.ts';
import type { useSteps } from './use-steps.ts';
import { fieldErrorsOf, PHOTO_STEP, photoErrorsOf } from './wizard-steps.ts';

interface SaveOptions {
  listing: ListingDetails | null;
  form: FormInstance<ListingFields>;
  photos: Photos;
  steps: ReturnType<typeof useSteps>;
  onSaved: (listingId: string) => void;
}

/** Saves the listing once its photos have arrived; or shows what is wrong, where it is, and keeps everything. */
export function useSaveListing({ listing, form, photos, steps, onSaved }: SaveOptions) {
  const [createListing] = useCreateListingMutation();
  const [updateListing] = useUpdateListingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  // Made once: sent again after an answer was lost, it is about the same listing.
  const [id] = useState(() => listing?.id ?? uuid());
  const send = (listingForm: ListingForm) =>
    listing ? updateListing({ id, listingForm }) : createListing({ listingForm: { id, ...listingForm } });

  const refuse = (error: unknown) => {
    const { fields } = problemOf(error);
    const lost = photoErrorsOf(fields);
    photos.lose(lost);
    const wrong = fieldErrorsOf(fields);
    form.setFields(
      wrong.map(({ name, text }) => ({ name, errors: [text] })) as Parameters<typeof form.setFields>[0],
    );
    const [place, text] = [...lost][0] ?? [];
    if (place !== undefined) return failPhotos(`Failed to upload image ${place + 1}: ${text}`);
    setFailure(failureText(listing ? NOT_UPDATED : NOT_CREATED, error));
    if (wrong[0]) steps.showField(wrong[0].name);
  };
  const failPhotos = (text: string) => {
    void steps.goTo(PHOTO_STEP);
    setFailure(text);
  };
  const [save, isSaving] = useBusy(async () => {
    setFailure(null);
    if (!(await steps.checkAll())) return;
    const settled = await photos.settled();
    if (!settled) return;
    const failed = failedPhotoText(settled);
    if (failed) return failPhotos(failed);
    const values = form.getFieldsValue(true) as ListingFields;
    const { data, error } = await send(listingFormOf(values, photosToSave(settled), listing));
    if (data) onSaved(data.id);
    else refuse(error);
  });
  return { save, isSaving, failure, forgetFailure: () => setFailure(null) };
}

const NOT_CREATED = 'The listing could not be created. What you entered is still here.';
const NOT_UPDATED = 'The listing could not be updated. What you entered is still here.';
