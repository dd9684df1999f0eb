import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { demoValuesOf } from '@tablefall/platform/edition/demo-values';
import { Edition, type EditionState } from '@tablefall/platform/edition/edition.entity';
import { textsOf } from '@tablefall/platform/outbox/mail-words';
import { hasTested } from '@tablefall/platform/outbox/staff-mails';
import { DateTime } from 'luxon';
import { EditionContent } from '../../convention/content/edition-content.service.ts';
import type { DeskStepDto } from '../../convention/desk/desk.dto.ts';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import type { DeskMoment } from '../../convention/desk/desk-moment.policy.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { SenderCheckService } from '../../email/deliverability/sender-check/sender-check.service.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import { rangeOf, stepsOf } from './edition-steps.ts';

const STATES: Record<EditionState, string> = {
  draft: 'a draft',
  open: 'open',
  over: 'over',
  archived: 'archived',
};

/** How far the edition is that is shown, and the draft of the next one. */
@Injectable()
@contributes(DESK)
export class EditionsOnDesk implements DeskSource {
  readonly role = 'administrator';

  constructor(
    private readonly edition: EditionService,
    private readonly content: EditionContent,
    private readonly sender: SenderCheckService,
    private readonly staff: StaffService,
    private readonly config: Config,
  ) {}

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const [newest] = await em.findAll(Edition, { orderBy: { key: 'desc' }, limit: 1 });
    const shown = newest && (await em.findOne(Edition, this.edition.key));
    if (!shown) return {};
    const draft = newest.state === 'draft' ? newest : null;
    const isReady = shown.state === 'open' && !hasDemoDays(shown) && !this.edition.hasEnded(moment.now);
    const first = isReady ? shown : (draft ?? shown);
    const steps = await this.stepsFor(em, first, moment);
    const later = draft && draft !== first ? await this.stepsFor(em, draft, moment) : null;
    return {
      steps: steps.every(({ done }) => done) ? null : steps,
      tasks: draft && later ? [draftTask(draft, later)] : [],
      tools: [
        {
          tool: 'organise',
          figure: shown.key.slice(0, 4),
          of: null,
          counts: `${rangeOf(this.edition.details).replace(/, \d+$/, '')}, ${STATES[shown.state]}`,
        },
      ],
    };
  }

  private async stepsFor(em: EntityManager, edition: Edition, moment: DeskMoment): Promise<DeskStepDto[]> {
    const plan = await this.content.edited(edition.key, 'plan', em);
    const texts = await textsOf(em, edition.key);
    const helpers = await this.staff.helpers(em);
    return stepsOf({
      key: edition.key,
      details: this.edition.detailsOf(edition),
      hasDemoDays: hasDemoDays(edition),
      isOver: DateTime.fromISO(edition.endsAt, { zone: edition.timeZone }).toJSDate() <= moment.now,
      plan: plan.isStandard ? null : plan.content,
      sender: { address: this.config.MAIL_FROM, isOwn: this.sender.hasOwnDomain },
      ownWords: texts.filter(({ words }) => words !== null).length,
      helpers: helpers.filter(({ isRoot }) => !isRoot).length,
      isTested: await hasTested(em),
      isOpen: edition.state === 'open',
      opens: edition.opensAt && moment.time(edition.opensAt),
    });
  }
}

function hasDemoDays(edition: Edition): boolean {
  return demoValuesOf(edition).some(({ name }) => name === 'the days');
}

/** `October 2028 is a draft: 3 of 7 done.` */
function draftTask({ key }: Edition, steps: DeskStepDto[]) {
  const done = steps.filter((step) => step.done).length;
  const missing = steps.find((step) => !step.done);
  return {
    kind: 'draft' as const,
    tone: 'plain' as const,
    by: 'later' as const,
    sentence: `${DateTime.fromISO(`${key}-01`).toFormat('MMMM yyyy')} is a draft: ${done} of ${steps.length} done.`,
    detail: missing ? `Next: ${missing.title}.` : 'Everything is done.',
    action: { label: 'Go on', path: missing?.action.path ?? `/organise?edition=${key}` },
  };
}
