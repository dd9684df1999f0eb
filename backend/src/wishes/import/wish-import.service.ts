import { Injectable } from '@nestjs/common';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { games } from '../../events/games.tables.ts';
import { unlessRefused } from '../../http/errors/unless-refused.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { DrawsService } from '../draws/draws.service.ts';
import { WishesService } from '../wishes.service.ts';
import type { ImportedWishDto } from './wish-import.dto.ts';

/** Takes over the wishes of a file, in whose order they are ranked, and has the edition ask for wishes. */
@Injectable()
export class WishImportService {
  constructor(
    private readonly current: CurrentEdition,
    private readonly wishes: WishesService,
    private readonly draws: DrawsService,
    private readonly accounts: AccountsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A wish for a game that has begun, or that one of them plays, is left out. An edition that asks already stays as it is.
   *
   * @param areDrawn they become seats at once, unless there were wishes of others already; what is free then goes to who comes first
   */
  async importWishes(imported: ImportedWishDto[], areDrawn: boolean): Promise<void> {
    if (imported.length === 0 || this.current.settings.takesWishes) return;
    const { key } = this.current;
    const hadWishes = await this.hasWishes();
    await this.transactions.run(({ em }) => em.nativeUpdate(Edition, { key }, { takesWishes: true }));
    await this.current.refresh();
    const users = await this.transactions.run((unit) =>
      this.accounts.openAccounts(
        unit,
        imported.map(({ email }) => email),
      ),
    );
    for (const { email, eventId, names, together } of imported) {
      const user = users.get(email);
      const ids = user?.names.getItems().flatMap(({ id, name }) => (names.includes(name) ? id : []));
      if (user && ids) await unlessRefused(this.wishes.wish({ userId: user.id }, eventId, ids, together));
    }
    if (areDrawn && !hadWishes && (await this.hasWishes())) await this.draws.runAtOnce();
  }

  private async hasWishes(): Promise<boolean> {
    const wish = await this.transactions.run(({ em }) =>
      firstRowOf(
        em,
        sql`select wish.id from wish join ${games(this.current.key)} event on event.id = wish.event_id limit 1`,
      ),
    );
    return wish !== null && wish !== undefined;
  }
}
