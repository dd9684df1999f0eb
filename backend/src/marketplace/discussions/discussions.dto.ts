import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Paragraphs } from '../../http/input/text.ts';

export const COMMENT_MAX = 2000;

export const MESSAGE_TYPES = ['Comment', 'Purchase', 'Undo'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Something to say about a listing. */
@ApiSchema({ name: 'DiscussionForm' })
export class DiscussionFormDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Made by the form: sent again after an answer was lost, the comment is posted once.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please send an id of your own' })
  formId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The listing, as the path says it.' })
  @IsOptional()
  @IsUUID()
  forSaleItemId?: string;

  @ApiProperty({ maxLength: COMMENT_MAX, example: 'Are the dividers included?' })
  @Paragraphs(COMMENT_MAX, 'Please write a comment')
  message!: string;

  @ApiPropertyOptional({
    enum: ['Comment'],
    description: 'Entries of the other types are written by the product alone.',
  })
  @IsOptional()
  @IsIn(['Comment'])
  messageType?: 'Comment';
}

/** What somebody said or did about a listing. */
@ApiSchema({ name: 'Discussion' })
export class DiscussionDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  forSaleItemId!: string;

  @ApiProperty({ example: 'Are the dividers included?' })
  message!: string;

  @ApiProperty({
    enum: MESSAGE_TYPES,
    description: 'A comment; that somebody buys it; or that it is for sale again.',
  })
  messageType!: MessageType;

  @ApiProperty({ example: 'Ola Nordmann' })
  userName!: string;

  @ApiProperty({ description: 'Whether the seller said it.' })
  isSeller!: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
