import { useRef, useState } from 'react';
import type { ListingDetails } from '../../../api/generated.ts';
import { useKeptText } from '../../../ui/form/use-kept-text.ts';
import { fieldsOf, type ListingFields } from './listing-fields.ts';
import { type Photo, photoOf, type StoredPhoto, storedPhotos } from './photos/photo-list.ts';

/** What the wizard begins with. */
export interface Opening {
  fields: ListingFields;
  photos: Photo[];
}

/** What is kept of a form that was left unfinished. */
interface Draft {
  fields: Partial<ListingFields>;
  photos: StoredPhoto[];
}

/**
 * What somebody has entered, kept in this browser until it is saved or thrown away: a reload, a lost session or a step
 * back to look something up cost nothing.
 */
export function useListingDraft(listing: ListingDetails | null) {
  const [kept, keep] = useKeptText(listing ? `listing-${listing.id}` : 'listing');
  const untouched = useState(() => openingOf(listing))[0];
  const [begin, setBegin] = useState(() => {
    const draft = draftIn(kept);
    return { round: 0, isRestored: draft !== null, opening: draft ? withDraft(untouched, draft) : untouched };
  });
  const isOver = useRef(false);
  const forget = () => {
    isOver.current = true;
    keep('');
  };
  return {
    /** What the form begins with; another round is another form. */
    ...begin,
    keep: (fields: ListingFields, photos: Photo[]) => {
      const text = textOf(untouched, fields, photos);
      if (!isOver.current && text !== kept) keep(text);
    },
    isChanged: (fields: ListingFields, photos: Photo[]) =>
      photos.some(({ url }) => !url) || textOf(untouched, fields, photos) !== '',
    /** It is saved or thrown away; an upload that ends late does not bring it back. */
    forget,
    startOver: () => {
      keep('');
      setBegin(({ round }) => ({ round: round + 1, isRestored: false, opening: untouched }));
    },
  };
}

function openingOf(listing: ListingDetails | null): Opening {
  return { fields: fieldsOf(listing), photos: listing?.images.map(photoOf) ?? [] };
}

/** Empty when nothing was changed. */
function textOf(untouched: Opening, fields: ListingFields, photos: Photo[]): string {
  // Kept only where the seller changed it: by the time they come back, somebody may have bought the game.
  const status = fields.status === untouched.fields.status ? undefined : fields.status;
  const text = JSON.stringify({
    fields: { ...fields, status },
    photos: storedPhotos(photos),
  } satisfies Draft);
  const before = JSON.stringify({
    fields: { ...untouched.fields, status: undefined },
    photos: storedPhotos(untouched.photos),
  });
  return text === before ? '' : text;
}

function draftIn(text: string): Draft | null {
  try {
    const draft = JSON.parse(text) as Draft;
    return Array.isArray(draft.photos) && typeof draft.fields === 'object' ? draft : null;
  } catch {
    return null;
  }
}

function withDraft({ fields }: Opening, draft: Draft): Opening {
  return { fields: { ...fields, ...draft.fields }, photos: draft.photos.map(photoOf) };
}

export type ListingDraft = ReturnType<typeof useListingDraft>;
