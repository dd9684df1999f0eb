import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { SUPPRESSION_REASONS, type SuppressionReason } from '@tablefall/mail';
import { IsIn, IsOptional } from 'class-validator';
import { Email } from '../../../http/input/email.ts';
import { PageDto, PageQuery } from '../../../http/input/paging.ts';
import { SearchText } from '../../../http/input/search-text.ts';
import { OptionalParagraphs } from '../../../http/input/text.ts';

const NOTE_MAX = 500;
const NOTE_TOO_LONG = `Please use at most ${NOTE_MAX} characters`;
const REASON = { enum: SUPPRESSION_REASONS, enumName: 'SuppressionReason' };
const IsReason = () => IsIn(SUPPRESSION_REASONS, { message: 'Please choose a reason' });

export class SuppressionsQuery extends PageQuery {
  @SearchText('Part of an address, in any case.')
  search = '';

  @ApiPropertyOptional(REASON)
  @IsOptional()
  @IsReason()
  reason?: SuppressionReason;
}

export class RemoveSuppressionQuery {
  @ApiPropertyOptional({ ...REASON, description: 'The reason to remove; all of them when not given.' })
  @IsOptional()
  @IsReason()
  reason?: SuppressionReason;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: NOTE_MAX,
    description: 'Why, for the audit trail, without addresses: needed where anything but a bounce ends.',
  })
  @OptionalParagraphs(NOTE_MAX, NOTE_TOO_LONG)
  because: string | null = null;
}

@ApiSchema({ name: 'NewSuppression' })
export class NewSuppressionDto {
  @ApiProperty({ example: 'jonah.okonkwo@mail.example', format: 'email' })
  @Email('Invalid email address')
  address!: string;

  @ApiProperty({ ...REASON, example: 'blocked' })
  @IsReason()
  reason!: SuppressionReason;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: NOTE_MAX,
    example: 'Asked by telephone.',
    description:
      'Needed for blocked, complained and bounced: the audit trail then keeps it as well, so it names no address.',
  })
  @OptionalParagraphs(NOTE_MAX, NOTE_TOO_LONG)
  note: string | null = null;
}

/** A reason for which an address is left out of mails; an address may have several. */
@ApiSchema({ name: 'Suppression' })
export class SuppressionDto {
  @ApiProperty({ example: 'jonah.okonkwo@mail.example' })
  address!: string;

  @ApiProperty({
    ...REASON,
    description:
      'blocked and bounced: no mail but that of signing in. complained: no mail to many. no-invitations, no-news: none of that list.',
  })
  reason!: SuppressionReason;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;
}

@ApiSchema({ name: 'SuppressionPage' })
export class SuppressionPageDto extends PageDto {
  @ApiProperty({ type: [SuppressionDto] })
  items!: SuppressionDto[];
}
