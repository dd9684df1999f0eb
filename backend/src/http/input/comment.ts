import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDate, IsOptional } from 'class-validator';
import { Email } from './email.ts';
import { Id } from './id.ts';
import { Paragraphs } from './text.ts';

export const COMMENT_MAX = 2000;

/** Something to say about a thing. */
export class CommentFormDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Made by the form: sent again after an answer was lost, the comment is posted once.',
  })
  @IsOptional()
  @Id({ message: 'Please send an id of your own' })
  formId?: string;

  @ApiProperty({ maxLength: COMMENT_MAX, example: 'Are the dividers included?' })
  @Paragraphs(COMMENT_MAX, 'Please write a comment')
  message!: string;
}

/** A comment that was written elsewhere, by the account of an address. */
export class ImportedCommentDto {
  @Email()
  by!: string;

  @IsDate()
  @Type(() => Date)
  at!: Date;

  @Paragraphs(COMMENT_MAX, 'message is missing')
  message!: string;
}
