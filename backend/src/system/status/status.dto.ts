import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MAIL_QUEUES, type MailQueueName } from '@tablefall/mail';
import type { QueueFigures, WaitingMailing } from '@tablefall/platform/outbox/figures/mail-figures';
import { ProcessDto } from './process.dto.ts';

@ApiSchema({ name: 'MailQueue' })
class MailQueueDto implements QueueFigures {
  @ApiProperty({ enum: MAIL_QUEUES })
  queue!: MailQueueName;

  @ApiProperty({
    example: 31,
    description: 'Mails whose time has come; those of paused mailings do not count.',
  })
  due!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when the oldest waits.',
  })
  oldestSince!: string | null;
}

@ApiSchema({ name: 'PausedMailing' })
class PausedMailingDto implements WaitingMailing {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Invitation' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, example: 'The mail server refuses every mail.' })
  reason!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it goes on by itself; null when somebody has to let it.',
  })
  until!: string | null;
}

@ApiSchema({ name: 'DatabaseStatus' })
class DatabaseStatusDto {
  @ApiProperty({ example: '18.4' })
  version!: string;

  @ApiProperty({ example: 14, description: 'Connections in use, of all programs.' })
  connections!: number;

  @ApiProperty({ example: 97 })
  connectionLimit!: number;

  @ApiProperty({ example: 1_900_000_000, description: 'In bytes.' })
  size!: number;
}

@ApiSchema({ name: 'BackupStatus' })
class BackupStatusDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: 412_000_000, description: 'In bytes.' })
  bytes!: number;
}

/** What runs, and what it is doing. */
@ApiSchema({ name: 'SystemStatus' })
export class SystemStatusDto {
  @ApiProperty({
    format: 'date-time',
    description: 'The time of the server at this answer: ages count from there.',
  })
  at!: string;

  @ApiProperty({ example: '2.4.0' })
  version!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '8f21c3d',
    description: 'Null in a development tree.',
  })
  commit!: string | null;

  @ApiProperty({ example: '0031-mail-hold', description: 'The newest migration that this release brings.' })
  migration!: string;

  @ApiProperty({ format: 'date-time', description: 'When the backend that answers was started.' })
  startedAt!: string;

  @ApiProperty({ type: [ProcessDto], description: 'Backends and workers seen within the last minute.' })
  processes!: ProcessDto[];

  @ApiProperty({ type: [MailQueueDto] })
  queues!: MailQueueDto[];

  @ApiProperty({ example: 1962, description: 'Mails that left within 24 hours.' })
  sentInADay!: number;

  @ApiProperty({ type: [PausedMailingDto], description: 'At most 20.' })
  paused!: PausedMailingDto[];

  @ApiProperty()
  database!: DatabaseStatusDto;

  @ApiProperty({
    type: BackupStatusDto,
    nullable: true,
    description: 'The last backup; null when there never was one.',
  })
  backup!: BackupStatusDto | null;

  @ApiProperty({
    type: BackupStatusDto,
    nullable: true,
    description: 'The last backup that was restored for a trial.',
  })
  drill!: BackupStatusDto | null;
}
