import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

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

/** A mail as a guest will receive it; its links lead nowhere. */
@ApiSchema({ name: 'MailPreview' })
export class MailPreviewDto {
  @ApiProperty({ example: 'Tablefall <hello@tablefall.example>' })
  from!: string;

  @ApiProperty({ example: 'You are invited: Friday, October 10, 2025' })
  subject!: string;

  @ApiProperty({ description: 'A whole document, without scripts, images or anything else from elsewhere.' })
  html!: string;

  @ApiProperty()
  text!: string;
}
