import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { KINDS_WITH_PLACES, type MailKind, type MailWords, WORDS_MAX } from '@tablefall/mail';
import { IsString, Matches, MaxLength } from 'class-validator';
import { MessageVariableDto } from '../../email/admin-tools/templates/templates.dto.ts';
import { MailPreviewDto, PreviewRecipientDto } from '../../email/mailings/mail-preview.dto.ts';
import { EditionKey } from '../../http/input/edition-key.ts';
import { Whole } from '../../http/input/numbers.ts';
import { Clean, ONE_LINE, PARAGRAPHS } from '../../http/input/text.ts';
import { FilledFrom, Version } from '../../http/input/version.ts';

/** The kinds of mail that have places, for the document of the API. */
export const TEXT_KIND = { enum: KINDS_WITH_PLACES, enumName: 'MailTextKind' };

const PLACE_MAX = 1_000_000;

function Words(place: keyof MailWords, description: string, example: string): PropertyDecorator {
  const max = WORDS_MAX[place];
  const isLine = place === 'ending';
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: max, default: '', description, example }),
    Clean(),
    IsString({ message: 'Please use plain text' }),
    MaxLength(max, { message: `Please use at most ${max.toLocaleString('en-US')} characters` }),
    isLine
      ? Matches(ONE_LINE, { message: 'Please use one line of plain text' })
      : Matches(PARAGRAPHS, { message: 'Please use plain text' }),
  );
}

/** Words for the three places of a kind of mail; an empty one says nothing. */
@ApiSchema({ name: 'MailWords' })
export class MailWordsDto implements MailWords {
  @Words('ending', 'Follows the subject after a dash.', 'with soup at noon')
  ending = '';

  @Words('opening', 'Light Markdown, above the heading.', 'Dear {{name}}, it is our tenth year.')
  opening = '';

  @Words('closing', 'Light Markdown, after everything else.', 'See you **soon**.')
  closing = '';
}

class Edited {
  @FilledFrom()
  version?: string;
}

@ApiSchema({ name: 'EditedMailWords' })
export class EditedMailWordsDto extends IntersectionType(MailWordsDto, Edited) {}

@ApiSchema({ name: 'MailTextPreviewRequest' })
export class PreviewMailTextDto extends MailWordsDto {
  @Whole(0, PLACE_MAX, {
    message: 'Please enter a whole number',
    tooLow: 'The first has the place 0',
    tooHigh: 'There are not so many',
    required: false,
    default: 0,
    description: 'Whose mail: the place among all of whom such a mail can be shown, from 0.',
  })
  place = 0;
}

export class TextsQuery {
  @EditionKey({
    optional: true,
    example: '2025-10',
    description: 'The key of the edition; the one that the site shows when not given.',
  })
  edition?: string;
}

/** What an edition says of its own in a kind of mail. */
@ApiSchema({ name: 'MailTextState' })
export class MailTextStateDto {
  @ApiProperty({ ...TEXT_KIND, example: 'gameday-invitation' })
  kind!: MailKind;

  @ApiProperty({ example: 'Invitation' })
  title!: string;

  @ApiProperty({ example: 'Asks a guest to a gameday.', description: 'When it is sent, and what for.' })
  purpose!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when words of one’s own are in force; null for the standard.',
  })
  ownSince!: string | null;

  @ApiProperty({ description: 'Other words are kept for later.' })
  hasDraft!: boolean;
}

@ApiSchema({ name: 'WordVariable' })
class WordVariableDto extends MessageVariableDto {
  @ApiProperty({ description: 'It may stand in the subject as well.' })
  inSubject!: boolean;
}

@ApiSchema({ name: 'MailText' })
export class MailTextDto extends MailTextStateDto {
  @ApiProperty({
    type: MailWordsDto,
    nullable: true,
    description: 'The words in force; null for the standard.',
  })
  words!: MailWordsDto | null;

  @ApiProperty({ type: MailWordsDto, nullable: true })
  draft!: MailWordsDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When words or draft were changed last.',
  })
  changedAt!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Name or address.' })
  changedBy!: string | null;

  @ApiProperty({ type: [WordVariableDto] })
  variables!: WordVariableDto[];

  @ApiProperty({
    description: 'Mails that are written and wait to be sent: they keep their words.',
    example: 21,
  })
  waiting!: number;

  @ApiProperty({ description: 'The edition is archived: nothing of it is changed.' })
  isKept!: boolean;

  @Version()
  version!: string;
}

@ApiSchema({ name: 'MailTextPreview' })
export class MailTextPreviewDto {
  @ApiProperty({
    type: PreviewRecipientDto,
    nullable: true,
    description: 'A real recipient; null for an example.',
  })
  recipient!: PreviewRecipientDto | null;

  @ApiProperty({ example: 'cancelled', description: 'Which form of the mail an example shows; else empty.' })
  form!: string;

  @ApiProperty({ example: 0, description: 'Whose mail it is: the place among all, from 0.' })
  place!: number;

  @ApiProperty({ example: 119, description: 'How many there are: recipients, or examples.' })
  total!: number;

  @ApiProperty({ type: MailPreviewDto, description: 'The mail with the given words.' })
  own!: MailPreviewDto;

  @ApiProperty({ type: MailPreviewDto, description: 'The same mail without words of one’s own.' })
  standard!: MailPreviewDto;
}
