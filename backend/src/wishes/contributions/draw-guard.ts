import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { momentText } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { EditionDto } from '../../convention/edition/edition.dto.ts';
import { EDITION_GUARDS, type EditionGuard } from '../../convention/edition/edition-guards.service.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { comesBeforeSignUp } from '../draws/draws.policy.ts';
import { wishesOf } from '../wishes-of.sql.ts';

/** Sign-up opens after the draw that is planned: otherwise seats would be gone that people were told are drawn. */
@Injectable()
@contributes(EDITION_GUARDS)
export class DrawGuard implements EditionGuard {
  async refuse(em: EntityManager, edition: string, { signUp, timeZone }: EditionDto): Promise<void> {
    const draw = await wishesOf(em)
      .selectFrom('draw')
      .select('runs_at')
      .where('edition', '=', edition)
      .where('ran_at', 'is', null)
      .executeTakeFirst();
    if (!draw || comesBeforeSignUp(draw.runs_at, signUp.opensAt)) return;
    const moment = momentText(draw.runs_at, timeZone);
    throw new InvalidInputError({
      joinsOpenAt: `Wishes are drawn on ${moment}, and sign-up opens after that. Move or withdraw the draw first.`,
    });
  }
}
