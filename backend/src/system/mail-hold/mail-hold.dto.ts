import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { HOLD_REASONS, type HoldReason } from '@tablefall/platform/outbox/outbox.tables';
import { IsISO8601 } from 'class-validator';
import { OneLine } from '../../http/input/text.ts';

const NOTE_MAX = 300;

@ApiSchema({ name: 'HoldMail' })
export class HoldMailDto {
  @OneLine(NOTE_MAX, 'Please say why mail is held', { example: 'The last mailing had the wrong date.' })
  note!: string;
}

@ApiSchema({ name: 'CancelMailBefore' })
export class CancelMailBeforeDto {
  @ApiProperty({ format: 'date-time', example: '2025-10-01T03:17:00Z' })
  @IsISO8601({ strict: true }, { message: 'Please give a date and time' })
  before!: string;
}

@ApiSchema({ name: 'CancelledMail' })
export class CancelledMailDto {
  @ApiProperty({ description: 'Mails that are not sent.', example: 1840 })
  mails!: number;

  @ApiProperty({ description: 'Scheduled mailings that do not begin.', example: 1 })
  mailings!: number;
}

/** Why mail is held, and since when. */
@ApiSchema({ name: 'MailHold' })
export class MailHoldDto {
  @ApiProperty({
    enum: HOLD_REASONS,
    description: 'What holds it: maintenance, staff, a restored backup, or that this is a copy for trials.',
  })
  reason!: HoldReason;

  @ApiProperty({ example: 'The last mailing had the wrong date.' })
  note!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who holds it; null when a program does.' })
  by!: string | null;

  @ApiProperty({ format: 'date-time' })
  since!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Of a restored product: when the backup was taken.',
  })
  backupAt!: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Of a restored product: how many mails waited then. They may have left since.',
  })
  backupWaiting!: number | null;
}

/** Whether mail is held, and what waits. */
@ApiSchema({ name: 'MailHoldState' })
export class MailHoldStateDto {
  @ApiProperty({ type: MailHoldDto, nullable: true, description: 'Null when mail leaves.' })
  hold!: MailHoldDto | null;

  @ApiProperty({ description: 'Mails that wait to be sent.', example: 2000 })
  waiting!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when the oldest mail is due; null when none is.',
  })
  oldestDueAt!: string | null;

  @ApiProperty({ description: 'How many of them were written before mail was held.', example: 1840 })
  fromBefore!: number;

  @ApiProperty({ description: 'Scheduled mailings whose time has come.', example: 1 })
  lateMailings!: number;
}
