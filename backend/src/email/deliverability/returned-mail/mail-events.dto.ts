import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../http/input/id.ts';

/**
 * bounce: the mail did not arrive and will not; deferred: it did not arrive yet; complaint: its reader reported it as
 * spam.
 */
export const MAIL_EVENT_TYPES = ['bounce', 'deferred', 'complaint'] as const;

/** What a mail relay knows of one mail. */
@ApiSchema({ name: 'MailEvent' })
export class MailEventDto {
  @ApiPropertyOptional({
    description: 'Names the event: one that comes twice counts once. Without it, equal events are one.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  id?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the mail; or else its Message-ID.' })
  @ValidateIf(({ messageId }: MailEventDto) => messageId === undefined)
  @Id({ message: 'Please name the mail by mailId or messageId' })
  mailId?: string;

  @ApiPropertyOptional({ example: '<01980000-0000-7000-8000-000000000000@tablefall.example>' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  messageId?: string;

  @ApiProperty({ enum: MAIL_EVENT_TYPES })
  @IsIn(MAIL_EVENT_TYPES)
  type!: (typeof MAIL_EVENT_TYPES)[number];

  @ApiPropertyOptional({
    example: '5.1.1',
    description: 'RFC 3463. It decides whether a bounce is held against the address; without it, it is.',
  })
  @IsOptional()
  @Matches(/^[245]\.\d{1,3}\.\d{1,3}$/, { message: 'Please use a status such as 5.1.1' })
  status?: string;

  @ApiPropertyOptional({ example: '550 5.1.1 no such user', description: 'What the mail server said.' })
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
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

  @ApiProperty({ type: [MailEventDto], maxItems: 1_000 })
  @IsArray()
  @ArrayMaxSize(1_000)
  @ValidateNested({ each: true })
  @Type(() => MailEventDto)
  events!: MailEventDto[];
}

@ApiSchema({ name: 'MailEventsCounted' })
export class MailEventsCountedDto {
  @ApiProperty({ description: 'Events that were new and of a known mail.' })
  counted!: number;
}
