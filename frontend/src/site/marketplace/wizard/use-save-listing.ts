import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConflict } from '#antd/form/use-conflict.tsx';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import {
  type ListingDetails,
  type ListingForm,
  useCreateListingMutation,
  useUpdateListingMutation,
} from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import type { FieldLabels } from '#core/edit/edit-state.ts';
import { listingPath } from '../for-sale-address.ts';
import { type ListingFields, listingFormOf, type Opening, openingOf } from './listing-fields.ts';
import { failedPhotoText, photoOf, photosToSave, storedPhotos } from './photos/photo-list.ts';
import type { Photos } from './photos/use-photos.ts';
import type { ListingDraft } from './use-listing-draft.ts';
import type { useSteps } from './use-steps.ts';
import { fieldErrorsOf, PHOTO_STEP, photoErrorsOf } from './use-steps.ts';

interface SaveOptions {
  listing: ListingDetails | null;
  draft: ListingDraft;
  form: FormInstance<ListingFields>;
  photos: Photos;
  steps: ReturnType<typeof useSteps>;
  /** Runs on success while the form is mounted. */
  onSaved: (listingId: string) => void;
}

/**
 * Saves the listing after its photos were uploaded, or shows errors at their fields. If the form was left meanwhile, a toast
 * shows the result.
 */
export function useSaveListing({ listing, draft, form, photos, steps, onSaved }: SaveOptions) {
  const [createListing] = useCreateListingMutation();
  const [updateListing] = useUpdateListingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { id } = draft;
  const [base, rebase] = useState(listing ?? undefined);
  const edit = useConflict({
    base,
    rebase,
    fieldsOf: (from) => comparable(openingOf(from)),
    labels: LABELS,
    read: () => comparable({ fields: form.getFieldsValue(true) as ListingFields, photos: photos.photos }),
    fill: ({ photos: list, ...fields }) => {
      form.setFieldsValue(fields);
      photos.replace(list.map(photoOf));
    },
  });
  const send = (formFrom: (from: ListingDetails | null) => ListingForm) =>
    draft.whileSaving(
      edit.save((from) =>
        from
          ? updateListing({ id, listingForm: { ...formFrom(from), version: from.version ?? undefined } })
          : createListing({ listingForm: { id, ...formFrom(null) } }),
      ),
    );
  const sentence = listing ? 'The listing could not be updated.' : 'The listing could not be created.';

  const refuse = (error: unknown) => {
    const { fields, current } = problemOf(error);
    if (current) return;
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
      // The form was left before all photos were uploaded: nothing is sent, and a toast says so unless it was discarded.
      if (!settled) return draft.isStored() ? { error: 'left' } : undefined;
      const failed = failedPhotoText(settled);
      if (!failed) {
        const values = form.getFieldsValue(true) as ListingFields;
        return send((from) => listingFormOf(values, photosToSave(settled), from));
      }
      failPhotos(failed);
      return undefined;
    },
    subject: () => ({ id, name: (form.getFieldsValue(true) as ListingFields).game.gameName.trim() }),
    failure: () => (draft.isStored() ? `${sentence} What you entered is kept in this browser.` : sentence),
    succeeded: ({ gameName }) => {
      draft.saved();
      showToast({
        title: listing ? 'Listing updated' : 'Listing created',
        about: gameName,
        action: { label: 'View', run: () => void navigate(listingPath(id)) },
      });
    },
    proceed: () => onSaved(id),
    refused: refuse,
  });
  return {
    save: run,
    isSaving: isBusy,
    failure,
    forgetFailure: () => setFailure(null),
    conflict: edit.notice,
  };
}

function comparable({ fields, photos }: Opening) {
  return { ...fields, photos: storedPhotos(photos) };
}

const LABELS: FieldLabels<ReturnType<typeof comparable>> = {
  game: 'Game name',
  condition: 'Condition',
  price: 'Price',
  status: 'Status',
  location: 'Pickup location',
  gameDescription: 'Description',
  notes: 'Notes',
  expansions: 'Expansions',
  photos: 'Photos',
  paymentMethods: 'Payment methods',
};
