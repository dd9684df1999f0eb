import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { demoValuesOf } from '@tablefall/platform/edition/demo-values';
import { Edition, type EditionState } from '@tablefall/platform/edition/edition.entity';
import { countOwnWords } from '@tablefall/platform/outbox/mail-words';
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

const THE_DAYS = 'the days';

/** Nobody prepares more years at once. */
const MOST_DRAFTS = 10;

/** How far the edition is that is shown, and the drafts of later ones. */
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
    const shown = await em.findOne(Edition, this.edition.key);
    if (!shown) return {};
    const drafts = await em.find(
      Edition,
      { state: 'draft' },
      { orderBy: { key: 'asc' }, limit: MOST_DRAFTS },
    );
    const isReady =
      shown.state === 'open' && !demoPartsOf(shown).includes(THE_DAYS) && !this.edition.hasEnded(moment.now);
    const first = isReady ? shown : (drafts.find((draft) => !isOver(draft, moment)) ?? shown);
    const later = drafts.filter((draft) => draft !== first);
    const stepsFor = await this.stepsIn(em, [first, ...later], moment);
    const steps = stepsFor(first);
    const firstTask = first.state === 'draft' ? [draftTask(first, steps)] : [];
    const isDone = steps.every(({ done }) => done);
    return {
      ...(!isDone && { firstSteps: { steps, later: firstTask } }),
      tasks: [...(isDone ? firstTask : []), ...later.map((draft) => draftTask(draft, stepsFor(draft)))],
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

  /** The steps of each of some editions, with as many statements for several as for one. */
  private async stepsIn(
    em: EntityManager,
    editions: Edition[],
    moment: DeskMoment,
  ): Promise<(edition: Edition) => DeskStepDto[]> {
    const keys = editions.map(({ key }) => key);
    const plans = await this.content.changedIn(em, keys, 'plan');
    const ownWords = await countOwnWords(em, keys);
    const helpers = await this.staff.helpers(em);
    const isTested = await hasTested(em);
    return (edition) =>
      stepsOf({
        key: edition.key,
        details: this.edition.detailsOf(edition),
        ofDemo: demoPartsOf(edition),
        isOver: isOver(edition, moment),
        plan: plans.get(edition.key) ?? null,
        sender: { address: this.config.MAIL_FROM, isOwn: this.sender.hasOwnDomain },
        ownWords: ownWords.get(edition.key) ?? 0,
        helpers: helpers.filter(({ isRoot }) => !isRoot).length,
        isTested,
        isOpen: edition.state === 'open',
        opens: edition.opensAt && moment.time(edition.opensAt),
      });
  }
}

function isOver({ endsAt, timeZone }: Edition, { now }: DeskMoment): boolean {
  return DateTime.fromISO(endsAt, { zone: timeZone }).toJSDate() <= now;
}

/** What of the days and the place is still the demo's. */
function demoPartsOf(edition: Edition): string[] {
  return demoValuesOf(edition).flatMap(({ name }) =>
    name === THE_DAYS || name === 'the venue' ? [name] : [],
  );
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
