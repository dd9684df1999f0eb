import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../api/failure-text.ts';
import {
  type ListingDetails,
  type ListingForm,
  useCreateListingMutation,
  useUpdateListingMutation,
} from '../../../api/generated.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAction } from '../../../ui/action/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { addressOf } from '../for-sale-address.ts';
import { type ListingFields, listingFormOf } from './listing-fields.ts';
import { failedPhotoText, photosToSave } from './photos/photo-list.ts';
import type { Photos } from './photos/use-photos.ts';
import type { ListingDraft } from './use-listing-draft.ts';
import type { useSteps } from './use-steps.ts';
import { fieldErrorsOf, PHOTO_STEP, photoErrorsOf } from './wizard-steps.ts';

interface SaveOptions {
  listing: ListingDetails | null;
  draft: ListingDraft;
  form: FormInstance<ListingFields>;
  photos: Photos;
  steps: ReturnType<typeof useSteps>;
  /** The listing is saved, and its form is still there. */
  onSaved: (listingId: string) => void;
}

/**
 * Saves the listing once its photos have arrived; or shows what is wrong, where it is, and keeps everything. Whoever has
 * left the form meanwhile is told by a toast what came of it.
 */
export function useSaveListing({ listing, draft, form, photos, steps, onSaved }: SaveOptions) {
  const [createListing] = useCreateListingMutation();
  const [updateListing] = useUpdateListingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { id } = draft;
  const send = (listingForm: ListingForm) =>
    draft.whileSaving(
      listing ? updateListing({ id, listingForm }) : createListing({ listingForm: { id, ...listingForm } }),
    );
  const sentence = listing ? 'The listing could not be updated.' : 'The listing could not be created.';

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
    setFailure(failureText(`${sentence} What you entered is still here.`, error));
    if (wrong[0]) steps.showField(wrong[0].name);
  };
  const failPhotos = (text: string) => {
    void steps.goTo(PHOTO_STEP);
    setFailure(text);
  };
  const { run, isBusy } = useAction({
    send: async () => {
      setFailure(null);
      if (!(await steps.checkAll())) return undefined;
      const settled = await photos.settled();
      // Left before all photos were there: nothing is sent, and who did not throw it away is told.
      if (!settled) return draft.isKept() ? { error: 'left' } : undefined;
      const failed = failedPhotoText(settled);
      if (!failed) return send(listingFormOf(form.getFieldsValue(true), photosToSave(settled), listing));
      failPhotos(failed);
      return undefined;
    },
    subject: () => ({ id, name: (form.getFieldsValue(true) as ListingFields).game.gameName.trim() }),
    failure: () => (draft.isKept() ? `${sentence} What you entered is kept in this browser.` : sentence),
    succeeded: ({ gameName }) => {
      draft.saved();
      showToast({
        title: listing ? 'Listing updated' : 'Listing created',
        about: gameName,
        action: { label: 'View', run: () => void navigate(addressOf(id)) },
      });
    },
    proceed: () => onSaved(id),
    refused: refuse,
  });
  return { save: run, isSaving: isBusy, failure, forgetFailure: () => setFailure(null) };
}
