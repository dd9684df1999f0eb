import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { MailingPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { LeavesAt } from '../../email/sending-hours/leaves.dto.ts';
import { GamedayFormDto } from '../gamedays.dto.ts';

@ApiSchema({ name: 'PreviewGamedayNews' })
export class PreviewGamedayNewsDto {
  @ApiPropertyOptional({
    type: GamedayFormDto,
    description: 'The gameday as it would be saved. Left out, it would be deleted.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => GamedayFormDto)
  @IsObject()
  form?: GamedayFormDto;
}

/** What guests would be told of a gameday that is changed or deleted. */
@ApiSchema({ name: 'GamedayNews' })
export class GamedayNewsDto {
  @ApiProperty({ type: 'integer', example: 294, description: 'How many would get the mail now.' })
  count!: number;

  @ApiProperty({
    type: MailingPreviewDto,
    nullable: true,
    description: 'The mail as the first of them would get it.',
  })
  mail!: MailingPreviewDto | null;

  @LeavesAt()
  leavesAt!: string | null;
}
