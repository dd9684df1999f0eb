import type { ListingDetails, ListingForm, ListingPhoto } from '../../../api/generated.ts';
import { newPayment, type PaymentFields, paymentOf, paymentsOf } from './payment-types.ts';

/** The game's name, and which game of the board-game database it is; no id while none is picked. */
export interface PickedGame {
  gameName: string;
  bggId: number | null;
  bggThumbnail: string | null;
}

/** What the wizard's fields hold; nothing is chosen where a choice is still to be made. */
export interface ListingFields {
  game: PickedGame;
  gameDescription: string;
  condition?: ListingForm['condition'];
  price: number | null;
  notes: string;
  location: string;
  status?: ListingForm['status'];
  expansions: string[];
  /** Typed, but not added to the list yet. */
  nextExpansion: string;
  paymentMethods: PaymentFields[];
}

/** The public database that listings link to. */
export const BOARD_GAME_DATABASE = { name: 'BoardGameGeek', url: 'https://boardgamegeek.com' };

const NAME_MAX = 100;
const EXPANSIONS_MAX = 50;

export function nameError({ gameName }: PickedGame): string | undefined {
  const name = gameName.trim();
  if (name === '') return 'Game name is required';
  return [...name].length > NAME_MAX ? 'Game name is too long' : undefined;
}

/** A name that is wrong in itself says so alone. */
export function pickError(game: PickedGame): string | undefined {
  const isMissing = game.bggId === null && nameError(game) === undefined;
  return isMissing ? `Please select a game from ${BOARD_GAME_DATABASE.name}.` : undefined;
}

/** Why what is typed cannot join the list of expansions. */
export function expansionError({
  expansions,
  nextExpansion,
}: Pick<ListingFields, 'expansions' | 'nextExpansion'>): string | undefined {
  const next = nextExpansion.trim();
  if (next === '') return undefined;
  if ([...next].length > NAME_MAX) return 'Expansion names are too long';
  if (expansions.length >= EXPANSIONS_MAX) return `Please list at most ${EXPANSIONS_MAX} expansions`;
  const isListed = expansions.some((each) => each.toLowerCase() === next.toLowerCase());
  return isListed ? `${next} is in the list already` : undefined;
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

/** The expansion that is typed joins the list, so that nobody loses it by going on. */
export function withNextExpansion<Fields extends Pick<ListingFields, 'expansions' | 'nextExpansion'>>(
  fields: Fields,
): Fields {
  const next = fields.nextExpansion.trim();
  return {
    ...fields,
    expansions: next ? [...fields.expansions, next] : fields.expansions,
    nextExpansion: '',
  };
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
