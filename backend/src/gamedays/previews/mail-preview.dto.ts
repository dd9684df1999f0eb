import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MailPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { BooleanQuery, Choice } from '../../http/input/choice.ts';
import { Text } from '../../http/input/text.ts';
import { Version } from '../../http/input/version.ts';

const PREVIEW_KINDS = ['invitation', 'reminder'] as const;

export class MailPreviewQuery {
  @Choice(PREVIEW_KINDS)
  kind!: (typeof PREVIEW_KINDS)[number];

  @Text(200, { optional: true, description: 'Whose mail; none shows it without a name.' })
  guestName = '';

  @BooleanQuery({
    optional: true,
    default: false,
    description:
      'The invitation as those get it who wait for a wave: with the words that were confirmed with their list.',
  })
  ofList = false;
}

/** The invitation of a gameday as it would be saved. */
@ApiSchema({ name: 'WrittenInvitation' })
export class WrittenInvitationDto extends MailPreviewDto {
  @ApiProperty({
    description:
      'What all invitations of the edition say before the words of the gameday, as it was written; empty for nothing.',
  })
  opening!: string;

  @ApiProperty({ description: 'The example guest whose mail it is.', example: 'Priya Raghunathan' })
  guestName!: string;
}

/** A mail of a gameday as a guest will receive it. */
@ApiSchema({ name: 'GuestMail' })
export class GuestMailDto extends MailPreviewDto {
  @Version()
  version!: string;
}
