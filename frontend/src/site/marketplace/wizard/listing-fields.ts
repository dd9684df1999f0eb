import { BOARD_GAME_DATABASE } from '#antd/board-games/database.ts';
import type { ListingDetails, ListingForm, ListingPhoto } from '#core/api/generated.ts';
import { newPayment, type PaymentStepFields, paymentOf, paymentsOf } from './payment-types.ts';
import { type Photo, photoOf } from './photos/photo-list.ts';

/** The wizard's values; the optional ones are not chosen yet. */
export interface ListingFields extends ExpansionsStepFields, PaymentStepFields {
  game: PickedGame;
  gameDescription: string;
  condition?: ListingForm['condition'];
  price: number | null;
  notes: string;
  location: string;
  status?: ListingForm['status'];
}

/** The initial values of a new listing, or of the one that is edited. */
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

/** The game's name, and which game of the board-game database it is; no id while none is picked. */
export interface PickedGame {
  gameName: string;
  bggId: number | null;
  bggThumbnail: string | null;
}

const GAME_NAME_MAX = 100;

export function nameError({ gameName }: PickedGame): string | undefined {
  const name = gameName.trim();
  if (name === '') return 'Game name is required';
  return [...name].length > GAME_NAME_MAX ? 'Game name is too long' : undefined;
}

/** Only for a valid name: otherwise the name's own error is enough. */
export function pickError(game: PickedGame): string | undefined {
  const isMissing = game.bggId === null && nameError(game) === undefined;
  return isMissing ? `Please select a game from ${BOARD_GAME_DATABASE.name}.` : undefined;
}

/**
 * A price as people type it, as the field takes it: '45,50' is 45.50 as well, and '1,234', '1.234' or '$1,234.50' is more than a
 * thousand. Of several signs the last one parts the cents, and one before three digits the thousands: no price has three decimals.
 */
export function pricePlain(text: string | undefined): string {
  const plain = (text ?? '').replace(/[^\d.,-]/g, '');
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return plain.replace('.', '');
  const [, whole = plain, cents] = /^(.*)[.,](\d{0,2})$/.exec(plain) ?? /^(.*)\.(\d+)$/.exec(plain) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  return cents === undefined ? digits : `${digits}.${cents}`;
}

/** What the step of expansions asks for. */
export interface ExpansionsStepFields {
  expansions: string[];
  /** Typed, but not added to the list yet. */
  nextExpansion: string;
}

const EXPANSION_NAME_MAX = 100;
const EXPANSIONS_MAX = 50;

/** Why what is typed cannot join the list of expansions. */
export function expansionError({ expansions, nextExpansion }: ExpansionsStepFields): string | undefined {
  const next = nextExpansion.trim();
  if (next === '') return undefined;
  if ([...next].length > EXPANSION_NAME_MAX) return 'Expansion names are too long';
  if (expansions.length >= EXPANSIONS_MAX) return `Please list at most ${EXPANSIONS_MAX} expansions`;
  const isListed = expansions.some((each) => each.toLowerCase() === next.toLowerCase());
  return isListed ? `${next} is in the list already` : undefined;
}

/** Adds the typed expansion to the list, so that going on does not lose it. */
export function withNextExpansion<Fields extends ExpansionsStepFields>(fields: Fields): Fields {
  const next = fields.nextExpansion.trim();
  return {
    ...fields,
    expansions: next ? [...fields.expansions, next] : fields.expansions,
    nextExpansion: '',
  };
}
