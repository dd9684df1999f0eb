import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsEmail, IsISO8601, IsOptional, ValidateIf } from 'class-validator';
import { Choice } from '../../../http/input/choice.ts';
import { Id } from '../../../http/input/id.ts';
import { ListOf } from '../../../http/input/list-of.ts';
import { Pattern, Text } from '../../../http/input/text.ts';

/**
 * bounce: the mail did not arrive and will not; deferred: it did not arrive yet; complaint: its reader reported it as
 * spam.
 */
export const MAIL_EVENT_TYPES = ['bounce', 'deferred', 'complaint'] as const;

/** What a mail relay knows of one mail. */
@ApiSchema({ name: 'MailEvent' })
export class MailEventDto {
  @Text(200, {
    optional: true,
    description: 'Names the event: one that comes twice counts once. Without it, equal events are one.',
  })
  id?: string;

  @ValidateIf(({ messageId }: MailEventDto) => messageId === undefined)
  @Id({
    message: 'Please name the mail by mailId or messageId',
    required: false,
    description: 'The id of the mail; or else its Message-ID.',
  })
  mailId?: string;

  @Text(500, { optional: true, example: '<01980000-0000-7000-8000-000000000000@tablefall.example>' })
  messageId?: string;

  @Choice(MAIL_EVENT_TYPES)
  type!: (typeof MAIL_EVENT_TYPES)[number];

  @Pattern(/^[245]\.\d{1,3}\.\d{1,3}$/, {
    message: 'Please use a status such as 5.1.1',
    optional: true,
    example: '5.1.1',
    description: 'RFC 3463. It decides whether a bounce is held against the address; without it, it is.',
  })
  status?: string;

  @Text(2_000, {
    optional: true,
    example: '550 5.1.1 no such user',
    description: 'What the mail server said.',
  })
  text?: string;

  @ApiPropertyOptional({
    format: 'email',
    description: 'The address it is about; it must be that of the mail.',
  })
  @IsOptional()
  @IsEmail()
  address?: string;
}

@ApiSchema({ name: 'MailEvents' })
export class MailEventsDto {
  @ApiProperty({
    format: 'date-time',
    description:
      'When the call was signed. It must be within five minutes of now, so that nobody can repeat it later.',
  })
  @IsISO8601({ strict: true })
  sentAt!: string;

  @ListOf(MailEventDto, { max: 1_000 })
  events!: MailEventDto[];
}

@ApiSchema({ name: 'MailEventsCounted' })
export class MailEventsCountedDto {
  @ApiProperty({ description: 'Events that were new and of a known mail.' })
  counted!: number;
}
