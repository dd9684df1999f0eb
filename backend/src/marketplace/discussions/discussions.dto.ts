import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Choice } from '../../http/input/choice.ts';
import { CommentFormDto } from '../../http/input/comment.ts';
import { Id } from '../../http/input/id.ts';

export const MESSAGE_TYPES = ['Comment', 'Purchase', 'Undo'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Something to say about a listing. */
@ApiSchema({ name: 'DiscussionForm' })
export class DiscussionFormDto extends CommentFormDto {
  @Id({ optional: true, description: 'The listing, as the path says it.' })
  forSaleItemId?: string;

  @Choice(['Comment'], {
    optional: true,
    description: 'Entries of the other types are written by the product alone.',
  })
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

  @ApiProperty({ description: 'Strangers are told no name.', example: 'Ola Nordmann' })
  userName!: string;

  @ApiProperty({ description: 'Whether the seller said it.' })
  isSeller!: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
