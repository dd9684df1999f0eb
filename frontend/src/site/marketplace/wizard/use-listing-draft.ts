import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { storedNames } from '#core/api/browser/stored-texts.ts';
import { type ListingDetails, useGetSessionQuery } from '#core/api/generated.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { type ListingFields, type Opening, openingOf } from './listing-fields.ts';
import { type Photo, photoOf, type StoredPhoto, storedPhotos } from './photos/photo-list.ts';

/** The stored form of an unfinished listing. */
interface Draft {
  fields: Partial<ListingFields>;
  photos: StoredPhoto[];
  /** The listing that was edited, to detect changes by others later. */
  opened?: ListingDetails;
}

const NEW = 'new-listing-';

/** Listings that are being saved: their drafts are not offered to a new form. */
const beingSaved = new Set<string>();

/**
 * The draft of the wizard, stored in this browser until it is saved or discarded, so that a reload or a lost session loses
 * nothing. A new listing has its id from the start, so that sending it again does not create it twice. A draft that is open
 * in another tab continues as a copy with a new id.
 */
export function useListingDraft(listing: ListingDetails | null) {
  const owner = useGetSessionQuery().data?.user?.email;
  const [id, setId] = useState(() => listing?.id ?? unfinishedOf(owner) ?? uuid());
  const [stored, store, forget] = useStoredText(listing ? `listing-${id}` : `${NEW}${id}`);
  const [begin, setBegin] = useState(() => {
    const draft = draftIn(stored);
    const opened = draft?.opened ?? listing;
    const opening = draft ? withDraft(openingOf(opened), draft) : openingOf(opened);
    return { formKey: 0, isRestored: draft !== null, opened, opening };
  });
  useExclusiveLock(listing ? null : `tablefall-${NEW}${id}`, () => setId(uuid()));
  const { opened } = begin;
  const latest = useRef(stored);
  const isOver = useRef(false);
  const storeLatest = (text: string) => {
    latest.current = text;
    store(text);
  };
  return {
    id,
    /** What the form begins with; with another `formKey` it begins anew. */
    ...begin,
    store: (fields: ListingFields, photos: Photo[]) => {
      const text = textOf(opened, fields, photos);
      if (!isOver.current && text !== stored) storeLatest(text);
    },
    isChanged: (fields: ListingFields, photos: Photo[]) =>
      photos.some(({ url }) => !url) || textOf(opened, fields, photos) !== '',
    /** Whether the next form restores it. */
    isStored: () => !isOver.current,
    /** Discards it; an upload that ends later does not store it again. */
    forget: () => {
      isOver.current = true;
      storeLatest('');
    },
    /** Removes the saved draft, but not a newer one of another tab. */
    saved: () => {
      isOver.current = true;
      forget(latest.current);
    },
    whileSaving: <Outcome>(saving: Promise<Outcome>): Promise<Outcome> => {
      beingSaved.add(id);
      return saving.finally(() => beingSaved.delete(id));
    },
    startOver: () => {
      storeLatest('');
      if (!listing) setId(uuid());
      setBegin(({ formKey }) => ({
        formKey: formKey + 1,
        isRestored: false,
        opened: listing,
        opening: openingOf(listing),
      }));
    },
  };
}

/** The id of an unfinished new listing. */
function unfinishedOf(owner: string | undefined): string | undefined {
  const ids = owner ? storedNames(owner, NEW).map((name) => name.slice(NEW.length)) : [];
  return ids.find((id) => !beingSaved.has(id));
}

/** Empty when nothing was changed. */
function textOf(opened: ListingDetails | null, fields: ListingFields, photos: Photo[]): string {
  const untouched = openingOf(opened);
  // Kept only where the seller changed it: by the time they come back, somebody may have bought the game.
  const status = fields.status === untouched.fields.status ? undefined : fields.status;
  const text = JSON.stringify({
    fields: { ...fields, status },
    photos: storedPhotos(photos),
    opened: opened ?? undefined,
  } satisfies Draft);
  const before = JSON.stringify({
    fields: { ...untouched.fields, status: undefined },
    photos: storedPhotos(untouched.photos),
    opened: opened ?? undefined,
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

/** ms; enough for a page that is reloaded to release its lock. */
const PATIENCE = 500;

/**
 * Holds a Web Lock while the component is mounted, and calls `onTaken` when another tab has it. Does nothing where the
 * browser has no locks, for example without TLS.
 */
function useExclusiveLock(name: string | null, onTaken: () => void): void {
  const tell = useStableCallback(onTaken);
  useEffect(() => {
    if (!name || !('locks' in navigator)) return;
    const wait = new AbortController();
    let release: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      release = resolve;
    });
    const timer = setTimeout(() => {
      wait.abort();
      tell();
    }, PATIENCE);
    const hold = () => {
      clearTimeout(timer);
      return isLeft;
    };
    // It rejects when it is aborted.
    navigator.locks.request(name, { signal: wait.signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      wait.abort();
      release();
    };
  }, [name, tell]);
}
