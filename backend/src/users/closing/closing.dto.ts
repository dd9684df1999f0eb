import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Text } from '../../http/input/text.ts';

/** How far the closing of an account is. */
@ApiSchema({ name: 'Closing' })
export class ClosingDto {
  @ApiProperty({ description: 'The mail that confirms it was sent.' })
  isAsked!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When everything is erased; null unless it is confirmed.',
  })
  eraseAt!: string | null;
}

@ApiSchema({ name: 'ClosingConfirmation' })
export class ClosingConfirmationDto {
  @Text(200, { description: 'From the link of the mail.' })
  token!: string;
}

@ApiSchema({ name: 'ClosingConfirmed' })
export class ClosingConfirmedDto {
  @ApiProperty({ format: 'date-time', description: 'When everything is erased.' })
  eraseAt!: string;
}
