import type { MailProps } from '@tablefall/mail';
import type { TestApp } from '../../../test/test-app.ts';
import { type Player, playerNamed, players } from '../../events/testing/event.factory.ts';
import type { ListingFormDto } from '../listings/listing-form.dto.ts';
import type { ListingDetailsDto } from '../listings.dto.ts';

/** Somebody signed in under a name: sellers and buyers are attendees like all others. */
export type Trader = Player;
export { playerNamed as traderNamed, players as traders };

/** A listing's form: Ark Nova, like new, for $45.50 in cash. */
export function listingForm(changes: Partial<ListingFormDto> = {}): ListingFormDto {
  return {
    gameName: 'Ark Nova',
    gameDescription: null,
    condition: 'Like New',
    price: 45.5,
    notes: null,
    expansions: [],
    paymentMethods: [{ type: 'Cash', identifier: null, notes: null }],
    ...changes,
  };
}

/** Offers a game through the API. */
export async function createListing(
  seller: Pick<Trader, 'client'>,
  changes: Partial<ListingFormDto> = {},
): Promise<ListingDetailsDto> {
  return (await seller.client.post('/api/forsale').send(listingForm(changes)).expect(200)).body;
}

/** A listing as somebody sees it. */
export async function listingAsSeen(principal: Trader, { id }: { id: string }): Promise<ListingDetailsDto> {
  return (await principal.client.get(`/api/forsale/${id}`).expect(200)).body;
}

type Step = 'mark-pending' | 'undo-pending' | 'mark-sold' | 'queue' | 'renew';

/** One step of buying and selling. */
export function act(trader: Trader, { id }: { id: string }, step: Step) {
  return trader.client.post(`/api/forsale/${id}/${step}`);
}

/** The notices about games for sale in the outbox, oldest first: what each tells, and whom. */
export async function listingNews(app: TestApp): Promise<[string, string][]> {
  return (await app.mails())
    .filter(({ kind }) => kind === 'listing-notice')
    .map(({ props, address }) => [(props as MailProps['listing-notice']).news, address]);
}
