import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type { MailProps } from '@tablefall/mail';
import { IsIn } from 'class-validator';
import { OptionalParagraphs, Paragraphs } from '../../http/input/text.ts';

export const REPORT_REASONS = [
  'not-a-game',
  'misleading',
  'scam',
  'offensive',
  'other',
] as const satisfies MailProps['listing-report']['reason'][];
export const TEXT_MAX = 500;

/** What somebody finds wrong with a listing. */
@ApiSchema({ name: 'ListingReport' })
export class ReportDto {
  @ApiProperty({ enum: REPORT_REASONS })
  @IsIn(REPORT_REASONS, { message: 'Please select a reason' })
  reason!: MailProps['listing-report']['reason'];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: TEXT_MAX })
  @OptionalParagraphs(TEXT_MAX, `Please use at most ${TEXT_MAX} characters`)
  message?: string | null;
}

@ApiSchema({ name: 'HideListing' })
export class HideDto {
  @ApiProperty({ maxLength: TEXT_MAX, description: 'Why; its seller reads it.' })
  @Paragraphs(TEXT_MAX, 'Please say why')
  reason!: string;
}
