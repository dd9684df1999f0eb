import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsObject, IsOptional } from 'class-validator';

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

/** The same where a list may be left out. */
export class OptionalRecipientListDto {
  @ApiPropertyOptional({
    type: [NamedAddressDto],
    maxItems: LIST_MAX,
    description: 'A pasted list, in place of the past registrants.',
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
