import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsObject, IsOptional } from 'class-validator';
import { Choice } from '../../http/input/choice.ts';
import { MESSAGE_AUDIENCES, type MessageAudience } from '../tools.ts';

/** People of a pasted list. */
const LIST_MAX = 100_000;

@ApiSchema({ name: 'NamedAddress' })
export class NamedAddressDto {
  @ApiProperty({ example: 'Priya Raghunathan' })
  name!: string;

  @ApiProperty({ example: 'priya.raghunathan@mail.example' })
  email!: string;
}

/** The rule for a pasted list: what its entries hold is judged later, all at once, and a bad one never fails the call. */
function PastedPeople(): PropertyDecorator {
  return applyDecorators(
    IsObject({ each: true, message: 'recipients must be a list of people' }),
    ArrayMaxSize(LIST_MAX, { message: `Please paste at most ${LIST_MAX.toLocaleString('en-US')} people` }),
    IsArray({ message: 'recipients must be a list of people' }),
  );
}

@ApiSchema({ name: 'RecipientList' })
export class RecipientListDto {
  @ApiProperty({ type: [NamedAddressDto], maxItems: LIST_MAX })
  @PastedPeople()
  recipients!: unknown[];
}

/** Whom a message goes to: registrants of some kind, or a list. */
export class MessageAudienceDto {
  @Choice(MESSAGE_AUDIENCES, {
    message: 'Please choose whom it goes to',
    optional: true,
    default: MESSAGE_AUDIENCES[0],
    description: 'Whom a message goes to, unless there is a list; days are those of the edition.',
  })
  whom?: MessageAudience;

  @ApiPropertyOptional({
    type: [NamedAddressDto],
    maxItems: LIST_MAX,
    description: 'Of a message: a pasted list, in place of registrants.',
  })
  @IsOptional()
  @PastedPeople()
  recipients?: unknown[];
}

/** Somebody of an audience. */
@ApiSchema({ name: 'RecipientPreview' })
export class RecipientPreviewDto {
  @ApiProperty({ format: 'uuid', description: 'What the mail is about: the account, or an entry of a list.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Dana Whitfield' })
  name!: string | null;

  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Unsubscribed',
    description: 'Why no mail goes there, in words; null where one does.',
  })
  skipped!: string | null;
}
