import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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
