import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { BooleanQuery, Choice } from '../http/input/choice.ts';
import { EMAIL_MAX } from '../http/input/email.ts';
import { Price } from '../http/input/numbers.ts';
import { PageDto, PageQuery } from '../http/input/paging.ts';
import { SearchText } from '../http/input/search-text.ts';
import { Text } from '../http/input/text.ts';
import { TakesAnyQuery } from '../http/input/validation.ts';
import { DiscussionDto } from './discussions/discussions.dto.ts';
import { CONDITIONS, type Condition, LISTING_STATUSES, type ListingStatus } from './listing.entity.ts';
import { ListingPhotoDto, PaymentMethodDto } from './listings/listing-form.dto.ts';

const SORTS = ['date', 'price', 'name', 'condition'] as const;
export type ListingSort = (typeof SORTS)[number];

const ORDERS = ['asc', 'desc'] as const;
const PRICE_FILTER_MAX = 1_000_000;
const PRICE_TEXT = 'Please enter a price in dollars';

/** The rule for a price of the query, in dollars; blank counts as not given. */
function PriceLimit(): PropertyDecorator {
  return applyDecorators(
    Price(0, PRICE_FILTER_MAX, { message: PRICE_TEXT, optional: true, decimals: null }),
    Transform(({ value }) =>
      typeof value !== 'string' ? value : value.trim() === '' ? undefined : Number(value),
    ),
  );
}

@TakesAnyQuery()
export class ListingsQuery extends PageQuery {
  @SearchText('Words, or parts of them, of the name, description, notes and expansions, in any case.')
  search = '';

  @Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]))
  @Choice(CONDITIONS, {
    each: true,
    message: 'Please select a condition',
    optional: true,
    description: 'Any of these.',
  })
  condition?: Condition[];

  @PriceLimit()
  minPrice?: number;

  @PriceLimit()
  maxPrice?: number;

  @Choice(LISTING_STATUSES, { optional: true, description: 'All of them when left out.' })
  status?: ListingStatus;

  @SearchText('Part of the pickup location.')
  location = '';

  @SearchText("Part of the seller's name, by which strangers find nothing; `mine` for the caller's own.")
  seller = '';

  @Text(EMAIL_MAX, {
    optional: true,
    description: "The caller's own address, for their own listings; another one is refused.",
  })
  email?: string;

  @BooleanQuery({
    optional: true,
    default: false,
    description: 'Those alone that people have reported and that are not hidden; the administrator only.',
  })
  reported = false;

  @BooleanQuery({
    optional: true,
    default: false,
    description: 'Those alone that are hidden; the administrator only.',
  })
  hidden = false;

  @Choice(SORTS, { optional: true, default: 'date' })
  sortBy: ListingSort = 'date';

  @Choice(ORDERS, {
    optional: true,
    default: 'desc',
    description: 'Descending is from high to low: of conditions, from New to Poor.',
  })
  sortOrder: (typeof ORDERS)[number] = 'desc';
}

@TakesAnyQuery()
export class MyListingsQuery extends PageQuery {
  @Text(EMAIL_MAX, { optional: true, description: "The caller's own address; another one is refused." })
  email?: string;
}

/** A photo as a listing shows it, in two widths. */
@ApiSchema({ name: 'ListingImage' })
export class ListingImageDto extends ListingPhotoDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The smaller one, for cards and tables.' })
  thumbnailUrl!: string;
}

@ApiSchema({ name: 'Seller' })
export class SellerDto {
  @ApiProperty({ description: 'Strangers are told none.', example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null for visitors who are not signed in.' })
  email!: string | null;

  @ApiProperty({ type: [PaymentMethodDto] })
  paymentMethods!: PaymentMethodDto[];
}

/** A game for sale as lists show it. */
@ApiSchema({ name: 'Listing' })
export class ListingDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Ark Nova' })
  gameName!: string;

  @ApiProperty({ type: String, nullable: true })
  gameDescription!: string | null;

  @ApiProperty({ enum: CONDITIONS })
  condition!: Condition;

  @ApiProperty({ format: 'double', description: 'US dollars.', example: 45.5 })
  price!: number;

  @ApiProperty({ type: String, nullable: true })
  notes!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Where it can be picked up.' })
  location!: string | null;

  @ApiProperty({ type: [String] })
  expansions!: string[];

  @ApiProperty({ type: [PaymentMethodDto] })
  paymentMethods!: PaymentMethodDto[];

  @ApiProperty({ enum: LISTING_STATUSES })
  status!: ListingStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'When it last changed, or its seller renewed it.' })
  renewedAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it lapses unless its seller renews it, of an available listing; the seller only.',
  })
  renewBy!: string | null;

  @ApiProperty({
    description: 'Not for sale until its seller renews it; nobody else but the administrator sees it.',
  })
  isLapsed!: boolean;

  @ApiProperty({
    description: 'Hidden by the administrator; nobody else but its seller sees it.',
  })
  isHidden!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Why, for the seller and the administrator.' })
  hiddenReason!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'How many people have reported it, since it was last shown again; the administrator only.',
  })
  reportCount!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Id of the game in the board-game database.' })
  bggId!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its picture there.' })
  bggThumbnail!: string | null;

  @ApiProperty({ type: [ListingImageDto], description: 'In their order.' })
  images!: ListingImageDto[];

  @ApiProperty({ type: SellerDto })
  seller!: SellerDto;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description:
      'Account of who holds or bought it; null while nobody known does, and for visitors who are not signed in.',
  })
  pendingBuyerId!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where `pendingBuyerId` is.',
    example: 'Ola Nordmann',
  })
  pendingBuyerName!: string | null;

  @ApiProperty({ description: 'Whether the caller sells it.' })
  isMine!: boolean;

  @ApiProperty({ description: 'Whether the caller holds or bought it.' })
  isMyPurchase!: boolean;

  @ApiProperty({ description: 'Whether the caller asked to be told when it is available again.' })
  isInQueue!: boolean;

  @ApiProperty({ description: 'How many wait for it to be available again.', example: 0 })
  queueLength!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The place of the caller among them, from 1; null for who does not wait.',
    example: 2,
  })
  queuePlace!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What the form was filled from, for the seller: another one as soon as what the form edits is changed.',
  })
  version!: string | null;

  @ApiProperty({ description: 'How many comments people have written.', example: 2 })
  commentCount!: number;
}

/** A game for sale with what is said about it. */
@ApiSchema({ name: 'ListingDetails' })
export class ListingDetailsDto extends ListingDto {
  @ApiProperty({ type: [DiscussionDto], description: 'The newest 500, in the order of time.' })
  discussions!: DiscussionDto[];
}

@ApiSchema({ name: 'ListingPage' })
export class ListingPageDto extends PageDto {
  @ApiProperty({ type: [ListingDto] })
  items!: ListingDto[];

  @ApiProperty({
    description: 'Nothing says every word that was searched for; the names of these are merely like it.',
    example: false,
  })
  isAlike!: boolean;
}
