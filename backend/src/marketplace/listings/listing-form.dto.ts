import { ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { Choice, Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { ListOf, Texts } from '../../http/input/list-of.ts';
import { INTEGER_MAX, Price, Whole } from '../../http/input/numbers.ts';
import { cleanText, OneLine, OptionalParagraphs, Text } from '../../http/input/text.ts';
import { FilledFrom } from '../../http/input/version.ts';
import {
  CONDITIONS,
  type Condition,
  LISTING_STATUSES,
  type ListingDetails,
  type ListingStatus,
  PAYMENT_TYPES,
  type PaymentMethod,
  type PaymentType,
} from '../listing.entity.ts';

export const PHOTOS_MAX = 5;
const EXPANSIONS_MAX = 50;
const METHODS_MAX = 10;
const PRICE_MAX = 9999.99;

const NO_METHOD = 'At least one payment method is required';
const PRICE_TOO_LOW = 'Price must be greater than 0';

/** Cash needs no details. Of a type that nobody knows only the type is reported as wrong. */
function needsIdentifier({ type }: Pick<PaymentMethodDto, 'type'>): boolean {
  return type !== 'Cash' && PAYMENT_TYPES.includes(type);
}

@ApiSchema({ name: 'PaymentMethod' })
export class PaymentMethodDto {
  @Choice(PAYMENT_TYPES, { message: 'Please select a payment type', example: 'PayPal' })
  type!: PaymentType;

  @ValidateIf(needsIdentifier)
  @OneLine(100, 'Please say where to pay to', {
    required: false,
    nullable: true,
    description: 'Where to pay to; every type but Cash needs it. Visitors who are not signed in see null.',
    example: 'dana.whitfield@mail.example',
  })
  identifier?: string | null;

  @OptionalParagraphs(200, 'Notes are too long', {
    description: 'Visitors who are not signed in see null: people write handles here.',
    example: 'Friends and family, please',
  })
  notes?: string | null;
}

@ApiSchema({ name: 'ListingPhoto' })
export class ListingPhotoDto {
  @Text(1000, { description: "The URL that the caller's upload answered with, or that the listing shows." })
  url!: string;

  @Flag({ description: 'Shown first; the first photo is when none is.' })
  isMain!: boolean;

  @Whole(0, INTEGER_MAX, { description: 'Counted from 1.', example: 1 })
  order!: number;
}

/** A game to sell, as its seller says it. */
@ApiSchema({ name: 'ListingForm' })
export class ListingFormDto {
  @Id({
    message: 'Please send an id of your own',
    optional: true,
    description:
      'Of a new listing, made by the form: sent again after an answer was lost, the listing is made once. Ignored afterwards.',
  })
  id?: string;

  @OneLine(100, 'Game name is required', { tooLong: 'Game name is too long', example: 'Ark Nova' })
  gameName!: string;

  @OptionalParagraphs(1000, 'Description is too long')
  gameDescription?: string | null;

  @Choice(CONDITIONS, { message: 'Please select a condition', example: 'Like New' })
  condition!: Condition;

  @Price(0.01, PRICE_MAX, {
    message: 'Price must have at most two decimals',
    tooLow: PRICE_TOO_LOW,
    tooHigh: 'Price is too high',
    description: 'US dollars.',
    example: 45.5,
  })
  price!: number;

  @OptionalParagraphs(500, 'Notes are too long')
  notes?: string | null;

  @OptionalParagraphs(100, 'Pickup location is too long', {
    description: 'Where it can be picked up.',
    example: 'Friday at the registration desk',
  })
  location?: string | null;

  @Transform(({ value }) => (Array.isArray(value) ? value.map(cleaned).filter((each) => each !== '') : value))
  @Texts({
    max: EXPANSIONS_MAX,
    maxLength: 100,
    message: 'Expansions must be a list of names',
    tooMany: `Please list at most ${EXPANSIONS_MAX} expansions`,
    tooLong: 'Expansion names are too long',
    optional: true,
    description: 'What is sold along, at most 100 characters each; blank ones are left out.',
    example: ['Marine Worlds'],
  })
  expansions?: string[] = [];

  @ListOf(PaymentMethodDto, {
    min: 1,
    max: METHODS_MAX,
    message: NO_METHOD,
    tooMany: `Please list at most ${METHODS_MAX} payment methods`,
  })
  paymentMethods!: PaymentMethodDto[];

  @Choice(LISTING_STATUSES, {
    message: 'Please select a status',
    optional: true,
    description: 'As it is when left out; of a new listing, Available.',
  })
  status?: ListingStatus;

  @Whole(1, INTEGER_MAX, {
    optional: true,
    nullable: true,
    description: 'Id of the game in the board-game database; as it is when left out of a change.',
    example: 342942,
  })
  bggId?: number | null;

  @Text(500, {
    optional: true,
    nullable: true,
    description: "A picture of the board-game database's own host; as it is when left out of a change.",
  })
  bggThumbnail?: string | null;

  @ListOf(ListingPhotoDto, {
    max: PHOTOS_MAX,
    message: 'Photos must be a list',
    tooMany: `Please add at most ${PHOTOS_MAX} photos`,
    optional: true,
  })
  photos?: ListingPhotoDto[] = [];

  @FilledFrom()
  version?: string;
}

/**
 * What the form says, as a listing keeps it. A form may leave the board game out; then the listing keeps the one it
 * has.
 */
export function detailsOf(form: ListingFormDto, before?: ListingDetails): ListingDetails {
  return {
    gameName: form.gameName,
    gameDescription: form.gameDescription ?? null,
    condition: form.condition,
    priceCents: Math.round(form.price * 100),
    notes: form.notes ?? null,
    location: form.location ?? null,
    expansions: form.expansions ?? [],
    paymentMethods: form.paymentMethods.map(methodOf),
    bggId: (form.bggId === undefined ? before?.bggId : form.bggId) ?? null,
    bggThumbnail: (form.bggThumbnail === undefined ? before?.bggThumbnail : form.bggThumbnail) || null,
  };
}

function methodOf(method: PaymentMethodDto): PaymentMethod {
  const { type, identifier, notes } = method;
  return { type, identifier: needsIdentifier(method) ? (identifier ?? null) : null, notes: notes ?? null };
}

function cleaned(value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value;
}
