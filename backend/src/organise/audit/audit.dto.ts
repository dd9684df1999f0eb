import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { AUDIT_KINDS, type AuditKind } from '@tablefall/platform/audit/acts';
import { Type } from 'class-transformer';
import { Choice } from '../../http/input/choice.ts';
import { PageDto, PageQuery } from '../../http/input/paging.ts';
import { SearchText } from '../../http/input/search-text.ts';

const PERIODS = [1, 7, 30, 365];

/** Which entries; all of them unless something is said. */
export class AuditFilter {
  @SearchText('Part of a name or an address of who did it, or of what it was done to.')
  search = '';

  @Choice(AUDIT_KINDS, { optional: true, enumName: 'AuditKind' })
  kind?: AuditKind;

  @Type(() => Number)
  @Choice(PERIODS, { optional: true, type: 'integer', description: 'Of the last so many days.' })
  days?: number;
}

/** A page of them. */
export class AuditQuery extends IntersectionType(AuditFilter, PageQuery) {}

/** Something that somebody did, or tried. */
@ApiSchema({ name: 'AuditItem' })
export class AuditItemDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: 'Dana Whitfield', description: 'Who did it: a name, else an address.' })
  who!: string;

  @ApiProperty({ example: 'Checked in Ola Szymańska', description: 'What was done, without who did it.' })
  what!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Checked in {count} people',
    description: 'What is said of several such entries together; null where each is told by itself.',
  })
  several!: string | null;

  @ApiProperty({ description: 'Somebody tried what they may not.' })
  isRefusal!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.113.0/24',
    description: 'Shortened, so that it names no household.',
  })
  network!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '/forsale?item=01980000-0000-7000-8000-000000000000',
    description: 'The page of what it was done to, while that is there and has one.',
  })
  path!: string | null;
}

@ApiSchema({ name: 'AuditPage' })
export class AuditPageDto extends PageDto {
  @ApiProperty({ type: [AuditItemDto] })
  items!: AuditItemDto[];
}
