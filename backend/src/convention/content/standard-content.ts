import type { Contents } from './content.dto.ts';
import { STANDARD_FAQ } from './standard-faq.ts';
import { STANDARD_DIRECTIONS, STANDARD_PLAN } from './standard-map.ts';
import { STANDARD_PAGES, STANDARD_WHOM_TO_ASK } from './standard-pages.ts';

/** What is shown until an organiser changes it. */
export const STANDARD: Contents = {
  ...STANDARD_PAGES,
  'whom-to-ask': STANDARD_WHOM_TO_ASK,
  directions: STANDARD_DIRECTIONS,
  plan: STANDARD_PLAN,
  faq: STANDARD_FAQ,
};
