import { ApiProperty } from '@nestjs/swagger';

export class UnsubscribedDto {
  @ApiProperty({ example: 'You will get no more invitations at this address.' })
  message!: string;
}
