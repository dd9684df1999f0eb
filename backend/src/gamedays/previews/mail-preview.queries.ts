import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type KeptWords, wordsById } from '@tablefall/platform/outbox/mail-words';
import { NIL } from 'uuid';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import { mailVersion } from '../confirmed-mail.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { previewedQuestion } from '../previewed-gameday.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { findWave } from '../waves/waves.sql.ts';
import type { GuestMailDto, MailPreviewQuery, WrittenInvitationDto } from './mail-preview.dto.ts';

/** Whose mail is shown while nobody may be invited yet: the guest of the example mails. */
const EXAMPLE_GUEST = 'Priya Raghunathan';

/** Shows staff the mails to guests before they are sent. */
@Injectable()
export class MailPreviewQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly previews: MailPreviewsService,
    private readonly gamedayClock: GamedayClock,
  ) {}

  async previewMail(gamedayId: string, query: MailPreviewQuery): Promise<GuestMailDto> {
    const { kind, guestName } = query;
    const gameday = await this.gamedays.getGameday(gamedayId);
    const words = await this.wordsOf(gamedayId, query);
    const props = previewedQuestion(gameday, this.gamedayClock.today);
    const mail = this.previews.preview(`gameday-${kind}`, props, guestName, words);
    return { ...mail, version: mailVersion(gameday.version, { wordsId: words?.id ?? null }) };
  }

  private async wordsOf(
    gamedayId: string,
    { kind, ofList }: Pick<MailPreviewQuery, 'kind' | 'ofList'>,
  ): Promise<KeptWords | null> {
    const em = this.em.fork();
    const wave = kind === 'invitation' && ofList ? await findWave(em, gamedayId) : null;
    return wave ? wordsById(em, wave.wordsId) : this.previews.wordsNow(`gameday-${kind}`);
  }

  /** The invitation while the gameday is being written; one that is new has no id yet. */
  async previewWritten(form: GamedayDetails): Promise<WrittenInvitationDto> {
    const words = await this.previews.wordsNow('gameday-invitation');
    const gameday = {
      id: NIL,
      ...form,
      invitationWords: form.invitationWords ?? null,
      answerBy: form.answerBy ?? null,
    };
    const props = previewedQuestion(gameday, this.gamedayClock.today);
    const mail = this.previews.preview('gameday-invitation', props, EXAMPLE_GUEST, words);
    return { ...mail, opening: words?.opening.trim() ?? '', guestName: EXAMPLE_GUEST };
  }
}
