import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Equals, IsArray, IsOptional } from 'class-validator';
import { MailingId } from '../../email/mailings/mailing-id.dto.ts';
import { BooleanQuery, Flag } from '../../http/input/choice.ts';
import { Id } from '../../http/input/id.ts';
import { INTEGER_MAX, Whole } from '../../http/input/numbers.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';
import { WAVE_RESTS, type WaveRest } from './wave-rules.ts';

/** So many guests can be kept open. */
export const MOST_OPEN = 100_000;
/** So many guests can be moved up in one call. */
const MOVED_MAX = 100;

/** The wave that comes next. */
@ApiSchema({ name: 'NextWave' })
export class NextWaveDto {
  @ApiProperty({ description: 'How many it would invite, whatever holds it up.', example: 3 })
  people!: number;

  @ApiProperty({
    enum: WAVE_RESTS,
    nullable: true,
    description: 'What holds it up; null when it goes out within a minute.',
  })
  rests!: WaveRest | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it goes out, if that is known.',
  })
  at!: string | null;
}

/** Staff's view of a list that is invited in waves. */
@ApiSchema({ name: 'GamedayWaves' })
export class WavesDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 60,
    description: 'So many guests are kept invited and unanswered; null when no list is invited in waves.',
  })
  target!: number | null;

  @ApiProperty()
  paused!: boolean;

  @ApiProperty({ description: 'Guests who wait to be invited.', example: 19_849 })
  waiting!: number;

  @ApiProperty({ description: 'Guests who were asked and may still answer in time.', example: 57 })
  open!: number;

  @ApiProperty({ example: 21 })
  accepted!: number;

  @ApiProperty({ example: 58 })
  declined!: number;

  @ApiProperty({ description: 'Have let the day pass by which to answer.', example: 15 })
  past!: number;

  @ApiProperty({ description: 'Get no mail, or it came back.', example: 2 })
  unreachable!: number;

  @ApiProperty({ description: 'Would come, and wait for seats.', example: 4 })
  inQueue!: number;

  @ApiProperty({ example: 38, description: 'Offered seats included.' })
  seatsTaken!: number;

  @ApiProperty({ example: 2 })
  seatsOffered!: number;

  @ApiProperty({ example: 40 })
  capacity!: number;

  @ApiProperty({ type: NextWaveDto })
  next!: NextWaveDto;

  @ApiProperty({ description: 'The hour of the day from which waves are sent.', example: 9 })
  sendingFrom!: number;

  @ApiProperty({ description: 'The hour of the day from which they wait again.', example: 20 })
  sendingUntil!: number;

  @ApiProperty({ description: 'Mails of staff within 24 hours, planned ones included.', example: 1_240 })
  mailsUsed!: number;

  @ApiProperty({ example: 5_000 })
  mailsAllowed!: number;
}

export class WaveGuestsQuery extends PageQuery {
  @SearchText('Part of a name or an address, in any case.')
  search = '';

  @BooleanQuery({
    optional: true,
    default: false,
    description: 'Only those whose address takes the invitation.',
  })
  mailed = false;
}

/** A guest who waits to be invited. */
@ApiSchema({ name: 'WaveGuest' })
export class WaveGuestDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'From 1.' })
  place!: number;

  @ApiProperty()
  guestName!: string;

  @ApiProperty()
  guestEmail!: string;

  @ApiProperty({ description: 'Staff gave the guest a place before others.' })
  movedUp!: boolean;
}

@ApiSchema({ name: 'WaveGuestPage' })
export class WaveGuestPageDto extends PageDto {
  @ApiProperty({ type: [WaveGuestDto], description: 'In the order in which they are invited.' })
  items!: WaveGuestDto[];
}

/** How a list is invited in waves. */
@ApiSchema({ name: 'Wave' })
export class WaveDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MOST_OPEN,
    description: 'So many guests are kept invited and unanswered.',
    example: 60,
  })
  open!: number;
}

/** What staff change; each field by itself, or some at once. */
@ApiSchema({ name: 'GamedayWavesChange' })
export class WavesChangeDto {
  @Flag({
    message: 'Please say true or false',
    optional: true,
    description: 'Nobody is invited while it is paused.',
  })
  paused?: boolean;

  @Whole(1, MOST_OPEN, {
    message: 'Please enter a whole number',
    tooLow: 'At least one guest has to be kept open',
    tooHigh: `At most ${MOST_OPEN} guests can be kept open`,
    optional: true,
  })
  open?: number;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: MOVED_MAX,
    description: 'Ids of guests who get the first places, in this order.',
  })
  @IsOptional()
  @ArrayUnique({ message: 'Each guest can be moved once' })
  @Id({ each: true, message: 'Please choose guests of the list' })
  @ArrayMaxSize(MOVED_MAX, { message: `Please choose at most ${MOVED_MAX} guests` })
  @ArrayMinSize(1, { message: 'Please choose a guest' })
  @IsArray({ message: 'Please choose guests' })
  moveUp?: string[];

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'Forgets everybody who waits. Who is invited stays so.',
  })
  @IsOptional()
  @Equals(true, { message: 'Please say true, or leave it out' })
  stop?: true;
}

@ApiSchema({ name: 'InviteRest' })
export class InviteRestDto {
  @Whole(0, INTEGER_MAX, { description: 'The number of guests that staff saw.' })
  confirmed!: number;

  @MailingId()
  mailingId?: string;
}

@ApiSchema({ name: 'InviteRestResult' })
export class InviteRestResultDto {
  @ApiProperty({ description: 'Accepted for sending.', example: 19_849 })
  invitationsSent!: number;
}
