import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { MailPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { Version } from '../../http/input/version.ts';

const PREVIEW_KINDS = ['invitation', 'reminder'] as const;

export class MailPreviewQuery {
  @ApiProperty({ enum: PREVIEW_KINDS })
  @IsIn(PREVIEW_KINDS)
  kind!: (typeof PREVIEW_KINDS)[number];

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'Whose mail; none shows it without a name.',
  })
  @IsOptional()
  @MaxLength(200)
  @IsString()
  guestName = '';
}

/** A mail of a gameday as a guest will receive it. */
@ApiSchema({ name: 'GuestMail' })
export class GuestMailDto extends MailPreviewDto {
  @Version()
  version!: string;
}
