import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { MESSAGE_MAX } from '@tablefall/mail';
import { Choice } from '../../../http/input/choice.ts';
import { OptionalParagraphs } from '../../../http/input/text.ts';
import { FilledFrom, Version } from '../../../http/input/version.ts';
import { TOOLS, type Tool } from '../../tools.ts';

const TITLE_MAX = 200;

/** A message that is being written: nothing of it needs to be complete. */
@ApiSchema({ name: 'DraftForm' })
export class DraftFormDto {
  @OptionalParagraphs(TITLE_MAX, `Please use at most ${TITLE_MAX} characters`, {
    example: 'News of the hall',
  })
  title: string | null = null;

  @OptionalParagraphs(MESSAGE_MAX, `Please use at most ${MESSAGE_MAX.toLocaleString('en-US')} characters`)
  message: string | null = null;

  @Choice(TOOLS, { message: 'Please choose a tool', enumName: 'Tool' })
  tool!: Tool;

  @FilledFrom()
  version?: string;
}

@ApiSchema({ name: 'Draft' })
export class DraftDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'News of the hall' })
  title!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty({ enum: TOOLS, enumName: 'Tool' })
  tool!: Tool;

  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;

  @Version()
  version!: string;
}
