import { ApiProperty, ApiSchema, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { ToldMailDto } from '../email/mailings/mail-preview.dto.ts';
import { LeavesAt } from '../email/sending-hours/leaves.dto.ts';
import { EventFormDto } from './events.dto.ts';

/** When an event would be, and where; and what else the mail says of it, which stays where it is not given. */
@ApiSchema({ name: 'EventMove' })
export class EventMoveDto extends IntersectionType(
  PickType(EventFormDto, ['eventDay', 'eventTime', 'duration', 'tableId'] as const),
  PartialType(PickType(EventFormDto, ['gameName', 'eventOwner'] as const)),
) {}

/** Whom a change or deletion of events would be told. */
@ApiSchema({ name: 'EventNews' })
export class EventNewsDto {
  @ApiProperty({ type: 'integer', example: 12, description: 'How many would be told by mail.' })
  people!: number;

  @ApiProperty({
    type: ToldMailDto,
    nullable: true,
    description: 'The mail as the first of them would get it; null where nobody would be told.',
  })
  mail!: ToldMailDto | null;

  @LeavesAt()
  leavesAt!: string | null;
}
