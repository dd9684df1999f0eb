import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PageBlockDto } from '../content/content.dto.ts';

/** What a thing to do is about, which gives its icon. */
export const TASK_KINDS = [
  'missed',
  'wave',
  'offer',
  'mailing',
  'mail',
  'report',
  'walk-in',
  'unpaid',
  'table',
  'shift',
  'forgotten',
  'finding',
  'draft',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** How urgent it is, the most urgent first. */
export const TASK_TONES = ['failed', 'warning', 'moving', 'plain'] as const;
export type TaskTone = (typeof TASK_TONES)[number];

/** By when; `week`: within seven days; `before`: before the first day of the edition. */
export const TASK_TIMES = ['today', 'tomorrow', 'week', 'before', 'later'] as const;
export type TaskTime = (typeof TASK_TIMES)[number];

/** The tools, in the order of their tiles. */
export const TOOLS = [
  'gamedays',
  'attendees',
  'email',
  'schedule',
  'shifts',
  'door',
  'badges',
  'organise',
  'system',
] as const;
export type ToolName = (typeof TOOLS)[number];

/** What has to be there before people can come, in the order in which it is done. */
export const STEPS = ['days', 'plan', 'sender', 'words', 'helpers', 'test', 'opening'] as const;
export type StepName = (typeof STEPS)[number];

/** Where a button leads, and what it says. */
@ApiSchema({ name: 'DeskAction' })
export class DeskActionDto {
  @ApiProperty({ example: 'See who' })
  label!: string;

  @ApiProperty({
    example: '/attendees?paid=no',
    description: 'A page of the site; where it is a list, it shows exactly what the sentence counts.',
  })
  path!: string;
}

/** One thing to do. It is worked out from what there is, and goes when that does. */
@ApiSchema({ name: 'DeskTask' })
export class TaskDto {
  @ApiProperty({ enum: TASK_KINDS, enumName: 'DeskTaskKind' })
  kind!: TaskKind;

  @ApiProperty({ enum: TASK_TONES, enumName: 'DeskTaskTone' })
  tone!: TaskTone;

  @ApiProperty({ enum: TASK_TIMES, enumName: 'DeskTaskTime' })
  by!: TaskTime;

  @ApiProperty({ example: '4 guests of Friday did not get their invitation.' })
  sentence!: string;

  @ApiProperty({
    example: '3 could not be delivered, 1 was left out.',
    description: 'Empty when there is no more to say.',
  })
  detail!: string;

  @ApiProperty({ type: DeskActionDto })
  action!: DeskActionDto;
}

/** One of the pages of staff, with a number. */
@ApiSchema({ name: 'DeskTool' })
export class DeskToolDto {
  @ApiProperty({ enum: TOOLS, enumName: 'DeskToolName' })
  tool!: ToolName;

  @ApiProperty({ example: '380', description: 'As it is shown.' })
  figure!: string;

  @ApiProperty({ type: String, nullable: true, example: '400', description: 'Out of how many.' })
  of!: string | null;

  @ApiProperty({ example: 'badges taken, 14 waiting', description: 'What is counted.' })
  counts!: string;
}

/** A step on the way to the first edition that is open. */
@ApiSchema({ name: 'DeskStep' })
export class DeskStepDto {
  @ApiProperty({ enum: STEPS, enumName: 'DeskStepName' })
  step!: StepName;

  @ApiProperty({ example: 'Floor plan' })
  title!: string;

  @ApiProperty()
  done!: boolean;

  @ApiProperty({ example: '36 tables in 4 rooms, 190 chairs.' })
  detail!: string;

  @ApiProperty({ description: 'It has to wait for another step; `detail` says for which.' })
  waits!: boolean;

  @ApiProperty({ type: DeskActionDto })
  action!: DeskActionDto;
}

/** How many have come, while the convention is on. */
@ApiSchema({ name: 'DeskArrivals' })
export class DeskArrivalsDto {
  @ApiProperty({ description: 'People who have checked in.', example: 214 })
  here!: number;

  @ApiProperty({ description: 'People who are registered.', example: 380 })
  expected!: number;

  @ApiProperty({ description: 'Those who checked in within ten minutes.', example: 38 })
  lately!: number;

  @ApiProperty({ description: 'Badges that nobody has.', example: 17 })
  badgesLeft!: number;
}

/** What there is to do for whoever asks, and what they work with. */
@ApiSchema({ name: 'Desk' })
export class DeskDto {
  @ApiProperty({
    type: [DeskStepDto],
    nullable: true,
    description:
      'What is to be done before people can come; null once somebody has registered or was invited, and for all but the administrator.',
  })
  steps!: DeskStepDto[] | null;

  @ApiProperty({ type: [TaskDto], maxItems: 100, description: 'The most urgent first.' })
  tasks!: TaskDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The next wave goes out tomorrow at 9:00 AM, to 40 guests of Saturday.',
    description: 'What comes next without anybody.',
  })
  next!: string | null;

  @ApiProperty({
    type: [DeskToolDto],
    description: 'Those that the caller may use, always in the same order.',
  })
  tools!: DeskToolDto[];

  @ApiProperty({ description: 'The convention is on, from the morning of its first day until its end.' })
  isOn!: boolean;

  @ApiProperty({
    type: DeskArrivalsDto,
    nullable: true,
    description: 'Null on other days, and for whoever does not work at the door.',
  })
  arrivals!: DeskArrivalsDto | null;

  @ApiProperty({
    type: [PageBlockDto],
    nullable: true,
    description:
      'Who knows what to do, where they are and how they are reached. Null on other days, and for the administrator, who is asked.',
  })
  whomToAsk!: PageBlockDto[] | null;
}
