import type { ListingDetails, ListingForm, ListingPhoto } from '#api/generated.ts';
import { type ExpansionsStepFields, withNextExpansion } from './expansions/expansion-list.ts';
import type { PickedGame } from './game/picked-game.ts';
import { newPayment, type PaymentStepFields, paymentOf, paymentsOf } from './payment/payment-types.ts';
import { type Photo, photoOf } from './photos/photo-list.ts';

/** What the wizard's fields hold; nothing is chosen where a choice is still to be made. */
export interface ListingFields extends ExpansionsStepFields, PaymentStepFields {
  game: PickedGame;
  gameDescription: string;
  condition?: ListingForm['condition'];
  price: number | null;
  notes: string;
  location: string;
  status?: ListingForm['status'];
}

/** The fields of a new listing, or of the one that is edited. */
export function fieldsOf(listing: ListingDetails | null): ListingFields {
  return {
    game: {
      gameName: listing?.gameName ?? '',
      bggId: listing?.bggId ?? null,
      bggThumbnail: listing?.bggThumbnail ?? null,
    },
    gameDescription: listing?.gameDescription ?? '',
    condition: listing?.condition,
    price: listing?.price ?? null,
    notes: listing?.notes ?? '',
    location: listing?.location ?? '',
    status: listing?.status,
    expansions: listing?.expansions ?? [],
    nextExpansion: '',
    paymentMethods: listing ? paymentsOf(listing) : [newPayment()],
  };
}

/** What the wizard begins with. */
export interface Opening {
  fields: ListingFields;
  photos: Photo[];
}

export function openingOf(listing: ListingDetails | null): Opening {
  return { fields: fieldsOf(listing), photos: listing?.images.map(photoOf) ?? [] };
}

/**
 * The call's payload, of fields that the rules let pass. The status goes along only where the seller changed it: while
 * the form was open somebody may have bought the game, and saving a new price must not take it from them.
 */
export function listingFormOf(
  fields: ListingFields,
  photos: ListingPhoto[],
  opened: ListingDetails | null,
): ListingForm {
  const { game, condition, price, status, expansions } = withNextExpansion(fields);
  if (condition === undefined || price === null) throw new Error('The rules let an unfinished form pass');
  return {
    ...game,
    gameName: game.gameName.trim(),
    gameDescription: fields.gameDescription.trim() || null,
    condition,
    price,
    notes: fields.notes.trim() || null,
    location: fields.location.trim() || null,
    status: status === opened?.status ? undefined : status,
    expansions,
    paymentMethods: fields.paymentMethods.map(paymentOf),
    photos,
  };
}
