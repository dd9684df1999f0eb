import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import { unlessRefused } from '../../http/errors/unless-refused.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { HelpersService } from '../helpers/helpers.service.ts';
import { RotaQueries } from '../rota/rota.queries.ts';
import { RotaService } from '../rota/rota.service.ts';
import type { ImportedShiftDto } from './shift-import.dto.ts';

/** Whoever imports a file runs the server. */
const OPERATOR = { roles: ['administrator' as const] };

/** Takes over the shifts of a file, where the edition has none so far, and lets people take them. */
@Injectable()
export class ShiftImportService {
  constructor(
    private readonly rota: RotaService,
    private readonly queries: RotaQueries,
    private readonly helpers: HelpersService,
    private readonly accounts: AccountsService,
    private readonly transactions: Transactions,
  ) {}

  /** What is over already is left out, and so is a helper who has to be elsewhere then. */
  async importShifts(imported: ImportedShiftDto[]): Promise<void> {
    const { shifts } = await this.queries.rota();
    if (imported.length === 0 || shifts.length > 0) return;
    await this.rota.setOpen(true);
    for (const { helpers, ...form } of imported) {
      const id = await unlessRefused(this.rota.create(OPERATOR, form));
      for (const { email, name } of id ? helpers : []) await this.take(id as string, email, name);
    }
  }

  private async take(shiftId: string, email: string, name: string): Promise<void> {
    const users = await this.transactions.run((unit) => this.accounts.openAccounts(unit, [email]));
    const user = users.get(email);
    const known = user?.names.getItems().find((each) => each.name === name);
    if (user && known) {
      await unlessRefused(this.helpers.take({ userId: user.id }, shiftId, known.id));
    }
  }
}
