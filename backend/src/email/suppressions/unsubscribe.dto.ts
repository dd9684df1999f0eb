import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'Unsubscribed' })
export class UnsubscribedDto {
  @ApiProperty({ example: 'You will get no more invitations at this address.' })
  message!: string;
}
