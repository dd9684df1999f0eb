import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../http/input/id.ts';
import { cleanText, OneLine, OptionalParagraphs } from '../../http/input/text.ts';
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
/** Ids of the board-game database are whole numbers; the column holds so much. */
const BGG_ID_MAX = 2_147_483_647;

const NO_METHOD = 'At least one payment method is required';
const PRICE_TOO_LOW = 'Price must be greater than 0';

/** Cash needs no details. Of a type that nobody knows only the type is reported as wrong. */
function needsIdentifier({ type }: Pick<PaymentMethodDto, 'type'>): boolean {
  return type !== 'Cash' && PAYMENT_TYPES.includes(type);
}

@ApiSchema({ name: 'PaymentMethod' })
export class PaymentMethodDto {
  @ApiProperty({ enum: PAYMENT_TYPES, example: 'PayPal' })
  @IsIn(PAYMENT_TYPES, { message: 'Please select a payment type' })
  type!: PaymentType;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 100,
    description: 'Where to pay to; every type but Cash needs it. Visitors who are not signed in see null.',
    example: 'dana.whitfield@mail.example',
  })
  @ValidateIf(needsIdentifier)
  @OneLine(100, 'Please say where to pay to')
  identifier?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 200,
    description: 'Visitors who are not signed in see null: people write handles here.',
    example: 'Friends and family, please',
  })
  @OptionalParagraphs(200, 'Notes are too long')
  notes?: string | null;
}

@ApiSchema({ name: 'ListingPhoto' })
export class ListingPhotoDto {
  @ApiProperty({ description: "The URL that the caller's upload answered with, or that the listing shows." })
  @IsString()
  @MaxLength(1000)
  url!: string;

  @ApiProperty({ description: 'Shown first; the first photo is when none is.' })
  @IsBoolean()
  isMain!: boolean;

  @ApiProperty({ type: 'integer', description: 'Counted from 1.', example: 1 })
  @IsInt()
  order!: number;
}

/** A game to sell, as its seller says it. */
@ApiSchema({ name: 'ListingForm' })
export class ListingFormDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description:
      'Of a new listing, made by the form: sent again after an answer was lost, the listing is made once. Ignored afterwards.',
  })
  @Id({ message: 'Please send an id of your own' })
  @IsOptional()
  id?: string;

  @ApiProperty({ example: 'Ark Nova', maxLength: 100 })
  @OneLine(100, 'Game name is required', 'Game name is too long')
  gameName!: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1000 })
  @OptionalParagraphs(1000, 'Description is too long')
  gameDescription?: string | null;

  @ApiProperty({ enum: CONDITIONS, example: 'Like New' })
  @IsIn(CONDITIONS, { message: 'Please select a condition' })
  condition!: Condition;

  @ApiProperty({
    format: 'double',
    description: 'US dollars.',
    minimum: 0.01,
    maximum: PRICE_MAX,
    example: 45.5,
  })
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Price must have at most two decimals' })
  @Max(PRICE_MAX, { message: 'Price is too high' })
  @Min(0.01, { message: PRICE_TOO_LOW })
  price!: number;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 500 })
  @OptionalParagraphs(500, 'Notes are too long')
  notes?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 100,
    description: 'Where it can be picked up.',
    example: 'Friday at the registration desk',
  })
  @OptionalParagraphs(100, 'Pickup location is too long')
  location?: string | null;

  @ApiPropertyOptional({
    type: [String],
    maxItems: EXPANSIONS_MAX,
    description: 'What is sold along, at most 100 characters each; blank ones are left out.',
    example: ['Marine Worlds'],
  })
  @Transform(({ value }) => (Array.isArray(value) ? value.map(cleaned).filter((each) => each !== '') : value))
  @MaxLength(100, { each: true, message: 'Expansion names are too long' })
  @IsString({ each: true, message: 'Expansions must be a list of names' })
  @ArrayMaxSize(EXPANSIONS_MAX, { message: `Please list at most ${EXPANSIONS_MAX} expansions` })
  @IsArray({ message: 'Expansions must be a list of names' })
  @IsOptional()
  expansions?: string[] = [];

  @ApiProperty({ type: [PaymentMethodDto], minItems: 1, maxItems: METHODS_MAX })
  @ValidateNested({ each: true, message: NO_METHOD })
  @Type(() => PaymentMethodDto)
  @ArrayMaxSize(METHODS_MAX, { message: `Please list at most ${METHODS_MAX} payment methods` })
  @ArrayMinSize(1, { message: NO_METHOD })
  @IsArray({ message: NO_METHOD })
  paymentMethods!: PaymentMethodDto[];

  @ApiPropertyOptional({
    enum: LISTING_STATUSES,
    description: 'As it is when left out; of a new listing, Available.',
  })
  @IsIn(LISTING_STATUSES, { message: 'Please select a status' })
  @IsOptional()
  status?: ListingStatus;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'Id of the game in the board-game database; as it is when left out of a change.',
    example: 342942,
  })
  @Max(BGG_ID_MAX)
  @Min(1)
  @IsInt()
  @IsOptional()
  bggId?: number | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 500,
    description: "A picture of the board-game database's own host; as it is when left out of a change.",
  })
  @MaxLength(500)
  @IsString()
  @IsOptional()
  bggThumbnail?: string | null;

  @ApiPropertyOptional({ type: [ListingPhotoDto], maxItems: PHOTOS_MAX })
  @ValidateNested({ each: true, message: 'Photos must be a list' })
  @Type(() => ListingPhotoDto)
  @ArrayMaxSize(PHOTOS_MAX, { message: `Please add at most ${PHOTOS_MAX} photos` })
  @IsArray({ message: 'Photos must be a list' })
  @IsOptional()
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
