import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CommentFormDto } from '../../http/input/comment.ts';
import { Id } from '../../http/input/id.ts';

/** A question about an event, or an answer to one. */
@ApiSchema({ name: 'EventDiscussionForm' })
export class EventDiscussionFormDto extends CommentFormDto {
  @Id({
    message: 'Please choose a question',
    optional: true,
    nullable: true,
    description: 'Id of the question that it answers; none for a question.',
  })
  questionId?: string | null;
}

/** What somebody asked about an event, or answered. */
@ApiSchema({ name: 'EventDiscussion' })
export class EventDiscussionDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The question that it answers; null for a question.',
  })
  questionId!: string | null;

  @ApiProperty({ description: 'Plain text.', example: 'Do you play with the leaders?' })
  message!: string;

  @ApiProperty({ description: 'Strangers are told no name.', example: 'Karim Haddad' })
  userName!: string;

  @ApiProperty({ description: 'Whether its author hosted the event when they wrote.' })
  isHost!: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'Whether the reader may delete it; a question goes with its answers.' })
  mayDelete!: boolean;
}
