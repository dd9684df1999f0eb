import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import type { DirectionDto, RoomDto, TableDto } from '../map/map.dto.ts';

/** Pages of the site that consist of a text. */
export const PAGE_NAMES = ['privacy', 'imprint', 'conduct', 'accessibility'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Texts that the administrator writes: those pages, and whom helpers ask, which their desk shows and nobody else sees. */
export const TEXT_NAMES = [...PAGE_NAMES, 'whom-to-ask'] as const;
export type TextName = (typeof TEXT_NAMES)[number];

/** A question with its answer, in which `{{…}}` stands for facts of the edition. */
export interface FaqEntry {
  /** Its anchor in the address of the page, which never changes once it is out. */
  id: string;
  question: string;
  answer: string;
  /** The flag it is about. */
  flag: 'yellow' | 'green' | null;
}

/** Rooms and tables; lengths in decimetres. */
export interface FloorPlan {
  rooms: RoomDto[];
  /** Their ids stay theirs: other things refer to them. */
  tables: TableDto[];
}

/** What an edition says of itself, by kind; a text is light Markdown with `{{…}}`. */
export interface Contents extends Record<TextName, string> {
  directions: DirectionDto[];
  plan: FloorPlan;
  faq: FaqEntry[];
}
export const CONTENT_KINDS = [
  'directions',
  'plan',
  'faq',
  ...TEXT_NAMES,
] as const satisfies (keyof Contents)[];
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What `{{…}}` may stand for in questions, answers and pages. */
export const CONTENT_VARIABLES = {
  convention: 'Name of the convention',
  sponsor: 'Who presents it',
  price: 'Price of a badge',
  hours: 'Both days with their hours',
  venue: 'Name and address of the hall',
  lastDay: 'Weekday of the second day',
  lastEnd: 'When the second day ends',
  dayAfter: 'Weekday after the second day',
  volunteerEmail: 'Address that volunteers write to',
  keptEditions: 'How many conventions later what is kept of one goes',
} as const;
export type ContentVariableName = keyof typeof CONTENT_VARIABLES;

@ApiSchema({ name: 'Question' })
export class QuestionDto implements FaqEntry {
  @ApiProperty({ example: 'admission', description: 'Its anchor in the address of the page.' })
  id!: string;

  @ApiProperty({ example: 'What does admission cost?' })
  question!: string;

  @ApiProperty({ example: 'Admission is a flat $10 and covers both days.' })
  answer!: string;

  @ApiProperty({ enum: ['yellow', 'green'], nullable: true, type: String })
  flag!: 'yellow' | 'green' | null;
}

@ApiSchema({ name: 'PageSpan' })
export class PageSpanDto {
  @ApiProperty()
  text!: string;

  @ApiPropertyOptional({ description: 'Where it leads: the web, or a mail address.' })
  href?: string;

  @ApiPropertyOptional()
  isStrong?: boolean;
}

@ApiSchema({ name: 'PageBlock' })
export class PageBlockDto {
  @ApiProperty({ enum: ['heading', 'paragraph', 'item'] })
  kind!: 'heading' | 'paragraph' | 'item';

  @ApiProperty({ type: [PageSpanDto] })
  spans!: PageSpanDto[];
}

/** A page that consists of a text. */
@ApiSchema({ name: 'TextPage' })
export class TextPageDto {
  @ApiProperty({ type: [PageBlockDto] })
  blocks!: PageBlockDto[];
}
