import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';

/** The address that an account had, and the one that it has from now on. */
export interface AddressMove {
  from: string;
  to: string;
}

type MoveListener = (unit: UnitOfWork, move: AddressMove) => Promise<void>;

/**
 * What is kept by the address of an account, and not by the account, follows to its new address. Each module that keeps such
 * things says here how.
 */
@Injectable()
export class AddressMoves {
  private readonly listeners: MoveListener[] = [];

  /** Lets a module move what it keeps, in the same transaction; the account is locked. Each module calls this at start. */
  onMove(listener: MoveListener): void {
    this.listeners.push(listener);
  }

  async move(unit: UnitOfWork, move: AddressMove): Promise<void> {
    for (const follow of this.listeners) {
      await follow(unit, move);
    }
  }
}
