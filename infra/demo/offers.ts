import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A game that somebody of the demo's people sells, of `listings/offers.json`; people are named by the first name of their registration. */
export interface Offer {
  game: string;
  /** As the catalogue has it. */
  bggId: number;
  seller: string;
  daysAgo: number;
  condition: 'New' | 'Like New' | 'Good' | 'Fair' | 'Poor';
  /** Dollars. */
  price: number;
  earlierPrice?: number;
  /** Files of `listings`, the main one first. */
  pictures: string[];
  description?: string;
  notes?: string;
  location?: string;
  expansions?: string[];
  status?: 'Pending' | 'Sold';
  buyer?: string;
  queue?: string[];
  talk?: [name: string, message: string][];
  /** The seller was asked whether it is still for sale. */
  askedDaysAgo?: number;
  /** Why the administrator hides it. */
  hidden?: string;
  reports?: [name: string, reason: string, message?: string][];
}

/** Drawn lids (`lid-…`) and what is inside the boxes (`shot-…`), with what is said of them. */
export const PICTURES = join(import.meta.dirname, 'listings');

export const OFFERS: Offer[] = JSON.parse(readFileSync(join(PICTURES, 'offers.json'), 'utf8'));
