import { ApiSchema } from '@nestjs/swagger';
import type { MailProps } from '@tablefall/mail';
import { Choice } from '../../http/input/choice.ts';
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
  @Choice(REPORT_REASONS, { message: 'Please select a reason' })
  reason!: MailProps['listing-report']['reason'];

  @OptionalParagraphs(TEXT_MAX, `Please use at most ${TEXT_MAX} characters`)
  message?: string | null;
}

@ApiSchema({ name: 'HideListing' })
export class HideDto {
  @Paragraphs(TEXT_MAX, 'Please say why', { description: 'Why; its seller reads it.' })
  reason!: string;
}
