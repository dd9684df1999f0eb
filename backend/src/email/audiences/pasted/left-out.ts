import { SUPPRESSION_TEXTS, type SuppressionReason } from '@tablefall/mail';

/**
 * Why somebody is left out of a mailing: the address is suppressed, incomplete, or twice in a list, or its owner is
 * no longer in the audience when a mailing that waited begins.
 */
type LeftOutReason = SuppressionReason | 'invalid' | 'repeated' | 'gone';

const WORDS: Record<LeftOutReason, string> = {
  ...SUPPRESSION_TEXTS,
  invalid: 'No complete name and address',
  repeated: 'Listed more than once',
  gone: 'No longer in the audience',
};

/** A reason as staff read it beside a name or a number. A text that is no such reason stays as it is. */
export function leftOutText(reason: string): string {
  return WORDS[reason as LeftOutReason] ?? reason;
}
