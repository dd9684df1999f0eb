import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import type { StaffRole } from '../../http/access/principal.ts';
import type { PageBlockDto } from '../content/content.dto.ts';
import { EditionContent } from '../content/edition-content.service.ts';
import { EditionService } from '../edition/edition.service.ts';
import {
  type DeskArrivalsDto,
  type DeskDto,
  type DeskStepDto,
  type DeskToolDto,
  TASK_TIMES,
  TASK_TONES,
  type TaskDto,
  TOOLS,
} from './desk.dto.ts';
import { DeskMoment } from './desk-moment.policy.ts';

/** What one module has for the desk; what there is nothing of is left out. */
export interface DeskPart {
  tasks?: TaskDto[];
  tools?: DeskToolDto[];
  /** What comes by itself. */
  next?: { at: Date; sentence: string }[];
  /** The steps on the way to the first edition, and what is told in their place once that way is behind. */
  firstSteps?: { steps: DeskStepDto[]; later: TaskDto[] };
  /** People come, or were invited: the way to the first edition is behind. */
  isUnderWay?: boolean;
  arrivals?: DeskArrivalsDto;
}

/** What a module tells those who help. Its statements are as many however much there is. */
export interface DeskSource {
  /** Who is told, besides the administrator. Its buttons lead where that role may go. */
  readonly role: StaffRole;
  look(em: EntityManager, moment: DeskMoment, isAdministrator: boolean): Promise<DeskPart>;
}

export const DESK = new Point<DeskSource>('what there is to do');

/** So many things to do are told at most. */
const MOST = 100;

/** What there is to do, worked out anew whenever somebody looks: nothing of it is stored. */
@Injectable()
export class DeskService {
  constructor(
    private readonly em: EntityManager,
    private readonly contributions: Contributions,
    private readonly edition: EditionService,
    private readonly content: EditionContent,
    private readonly clock: Clock,
  ) {}

  async desk(roles: StaffRole[]): Promise<DeskDto> {
    const moment = new DeskMoment(this.clock.now(), this.edition);
    const isAdministrator = roles.includes('administrator');
    const em = this.em.fork();
    const parts: DeskPart[] = [];
    for (const source of this.contributions.of(DESK)) {
      if (isAdministrator || roles.includes(source.role)) {
        parts.push(await source.look(em, moment, isAdministrator));
      }
    }
    const first = parts.find(({ firstSteps }) => firstSteps)?.firstSteps;
    const isUnderWay = parts.some((part) => part.isUnderWay);
    const steps = (!isUnderWay && first?.steps) || null;
    const said = new Set(steps?.filter(({ done }) => !done).map(({ action }) => action.path));
    const next = parts.flatMap((part) => part.next ?? []).sort((one, other) => +one.at - +other.at);
    return {
      steps,
      tasks: [...((isUnderWay && first?.later) || []), ...parts.flatMap(({ tasks = [] }) => tasks)]
        .filter(({ action }) => !said.has(action.path))
        .sort(byUrgency)
        .slice(0, MOST),
      next: next[0]?.sentence ?? null,
      tools: parts
        .flatMap(({ tools = [] }) => tools)
        .sort((one, other) => TOOLS.indexOf(one.tool) - TOOLS.indexOf(other.tool)),
      isOn: moment.isOn,
      arrivals: parts.find(({ arrivals }) => arrivals)?.arrivals ?? null,
      whomToAsk: moment.isOn && !isAdministrator ? await this.whomToAsk(em) : null,
    };
  }

  private async whomToAsk(em: EntityManager): Promise<PageBlockDto[]> {
    return this.content.blocksOf(await this.content.shown('whom-to-ask', em));
  }
}

function byUrgency(one: TaskDto, other: TaskDto): number {
  return (
    TASK_TIMES.indexOf(one.by) - TASK_TIMES.indexOf(other.by) ||
    TASK_TONES.indexOf(one.tone) - TASK_TONES.indexOf(other.tone)
  );
}
