import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, ValidateNested } from 'class-validator';
import { QuestionDto } from '../../convention/content/content.dto.ts';
import { DirectionDto, RoomDto, TableDto } from '../../convention/map/map.dto.ts';
import { Choice, Flag } from '../../http/input/choice.ts';
import { Whole } from '../../http/input/numbers.ts';
import { OneLine, Paragraphs, Pattern } from '../../http/input/text.ts';
import { FilledFrom, Version } from '../../http/input/version.ts';

const QUESTIONS_MAX = 60;
const DIRECTIONS_MAX = 12;
const ROOMS_MAX = 40;
const TABLES_MAX = 500;
/** Decimetres. */
const LENGTH_MAX = 5_000;
const PAGE_MAX = 20_000;

/** Small letters, digits and hyphens. */
function Slug(): PropertyDecorator {
  return Pattern(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, {
    message: 'Please use small letters, digits and hyphens',
  });
}

function WholeNumberUpTo(min: number, max: number, what: string): PropertyDecorator {
  const message = `Please enter ${what} from ${min} to ${max}`;
  return Whole(min, max, { message });
}

/** A list of things with names of their own. */
function ListOf(type: new () => object, max: number, min = 0): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [type], maxItems: max }),
    ValidateNested({ each: true }),
    Type(() => type),
    ArrayUnique(({ id, title }: { id?: string; title?: string }) => id ?? title, {
      message: 'Each must have a name of its own',
    }),
    ArrayMaxSize(max, { message: `Please use at most ${max}` }),
    ArrayMinSize(min, { message: `Please keep at least ${min}` }),
  );
}

@ApiSchema({ name: 'QuestionForm' })
class QuestionFormDto extends QuestionDto {
  @Slug()
  declare id: string;

  @OneLine(200, 'Please enter a question')
  declare question: string;

  @Paragraphs(2_000, 'Please enter an answer')
  declare answer: string;

  @Choice(['yellow', 'green'], { message: 'Please choose a flag', optional: true })
  declare flag: 'yellow' | 'green' | null;
}

@ApiSchema({ name: 'DirectionForm' })
class DirectionFormDto extends DirectionDto {
  @OneLine(60, 'Please enter a heading')
  declare title: string;

  @Paragraphs(500, 'Please enter the way')
  declare text: string;
}

@ApiSchema({ name: 'RoomForm' })
class RoomFormDto extends RoomDto {
  @Slug()
  declare id: string;

  @OneLine(40, 'Please enter the name of the room')
  declare name: string;

  @OneLine(60, 'Please enter what the room is for')
  declare purpose: string;

  @WholeNumberUpTo(0, LENGTH_MAX, 'decimetres')
  declare x: number;

  @WholeNumberUpTo(0, LENGTH_MAX, 'decimetres')
  declare y: number;

  @WholeNumberUpTo(20, LENGTH_MAX, 'decimetres')
  declare width: number;

  @WholeNumberUpTo(20, LENGTH_MAX, 'decimetres')
  declare height: number;
}

@ApiSchema({ name: 'TableForm' })
class TableFormDto extends TableDto {
  @Slug()
  declare id: string;

  @OneLine(6, 'Please enter the number of the table')
  declare label: string;

  @Slug()
  declare roomId: string;

  @WholeNumberUpTo(0, LENGTH_MAX, 'decimetres')
  declare x: number;

  @WholeNumberUpTo(0, LENGTH_MAX, 'decimetres')
  declare y: number;

  @WholeNumberUpTo(1, 20, 'seats')
  declare seats: number;

  @Flag({ message: 'Please say whether it is kept for open gaming', optional: true })
  declare openGaming?: boolean;
}

class DirectionsDto {
  @ListOf(DirectionFormDto, DIRECTIONS_MAX)
  directions!: DirectionFormDto[];
}

class PlanDto {
  @ListOf(RoomFormDto, ROOMS_MAX, 1)
  rooms!: RoomFormDto[];

  @ListOf(TableFormDto, TABLES_MAX)
  tables!: TableFormDto[];
}

class FaqDto {
  @ListOf(QuestionFormDto, QUESTIONS_MAX, 1)
  questions!: QuestionFormDto[];
}

class PageTextDto {
  @Paragraphs(PAGE_MAX, 'Please enter the text of the page', {
    description: 'Light Markdown; `{{…}}` stands for facts of the edition.',
  })
  text!: string;
}

class Edited {
  @FilledFrom()
  version?: string;
}

/** How the content came about. */
class ContentState {
  @Version()
  version!: string;

  @ApiProperty({ description: 'Nobody has changed it.' })
  isStandard!: boolean;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  changedAt!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Name or address.' })
  changedBy!: string | null;
}

@ApiSchema({ name: 'EditedDirections' })
export class EditedDirectionsDto extends IntersectionType(DirectionsDto, Edited) {}

@ApiSchema({ name: 'EditedPlan' })
export class EditedPlanDto extends IntersectionType(PlanDto, Edited) {}

@ApiSchema({ name: 'EditedFaq' })
export class EditedFaqDto extends IntersectionType(FaqDto, Edited) {}

@ApiSchema({ name: 'EditedPage' })
export class EditedPageDto extends IntersectionType(PageTextDto, Edited) {}

@ApiSchema({ name: 'OrganisedDirections' })
export class OrganisedDirectionsDto extends IntersectionType(DirectionsDto, ContentState) {}

@ApiSchema({ name: 'OrganisedPlan' })
export class OrganisedPlanDto extends IntersectionType(PlanDto, ContentState) {}

@ApiSchema({ name: 'OrganisedFaq' })
export class OrganisedFaqDto extends IntersectionType(FaqDto, ContentState) {}

@ApiSchema({ name: 'OrganisedPage' })
export class OrganisedPageDto extends IntersectionType(PageTextDto, ContentState) {}

/** A text that is being written. */
@ApiSchema({ name: 'ContentText' })
export class ContentTextDto extends PageTextDto {}

/** What `{{…}}` may stand for. */
@ApiSchema({ name: 'ContentVariable' })
export class ContentVariableDto {
  @ApiProperty({ example: 'price' })
  name!: string;

  @ApiProperty({ example: 'Price of a badge' })
  meaning!: string;

  @ApiProperty({ example: '$10' })
  value!: string;
}
