import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SUPPRESSION_REASONS, type SuppressionReason } from '@tablefall/mail';
import { Choice } from '../../../http/input/choice.ts';
import { Email } from '../../../http/input/email.ts';
import type { FieldWithText } from '../../../http/input/field.ts';
import { PageDto, PageQuery } from '../../../http/input/paging.ts';
import { SearchText } from '../../../http/input/search-text.ts';
import { OptionalParagraphs } from '../../../http/input/text.ts';

const NOTE_MAX = 500;
const NOTE_TOO_LONG = `Please use at most ${NOTE_MAX} characters`;
const Reason = (said: FieldWithText = {}) =>
  Choice(SUPPRESSION_REASONS, {
    message: 'Please choose a reason',
    enumName: 'SuppressionReason',
    ...said,
  } as FieldWithText);

export class SuppressionsQuery extends PageQuery {
  @SearchText('Part of an address, in any case.')
  search = '';

  @Reason({ optional: true })
  reason?: SuppressionReason;
}

export class RemoveSuppressionQuery {
  @Reason({ optional: true, description: 'The reason to remove; all of them when not given.' })
  reason?: SuppressionReason;

  @OptionalParagraphs(NOTE_MAX, NOTE_TOO_LONG, {
    description: 'Why, for the audit trail, without addresses: needed where anything but a bounce ends.',
  })
  because: string | null = null;
}

@ApiSchema({ name: 'NewSuppression' })
export class NewSuppressionDto {
  @Email({ message: 'Invalid email address', example: 'jonah.okonkwo@mail.example' })
  address!: string;

  @Reason({ example: 'blocked' })
  reason!: SuppressionReason;

  @OptionalParagraphs(NOTE_MAX, NOTE_TOO_LONG, {
    example: 'Asked by telephone.',
    description:
      'Needed for blocked, complained and bounced: the audit trail then keeps it as well, so it names no address.',
  })
  note: string | null = null;
}

/** A reason for which an address is left out of mails; an address may have several. */
@ApiSchema({ name: 'Suppression' })
export class SuppressionDto {
  @ApiProperty({ example: 'jonah.okonkwo@mail.example' })
  address!: string;

  @ApiProperty({
    enum: SUPPRESSION_REASONS,
    enumName: 'SuppressionReason',
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
