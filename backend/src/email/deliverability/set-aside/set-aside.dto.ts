import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PageDto } from '../../../http/input/paging.ts';

/** A mail that the product stopped trying, although nobody said that its address is wrong. */
@ApiSchema({ name: 'SetAsideMail' })
export class SetAsideMailDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({
    example: 'Invitation',
    description: 'What kind of mail it is, or the title of its mailing.',
  })
  title!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Marcus Bell' })
  name!: string | null;

  @ApiProperty({ example: 'marcus@mail.example' })
  email!: string;

  @ApiProperty({ example: 5 })
  attempts!: number;

  @ApiProperty({ type: String, nullable: true, example: '451 4.3.0 try again later' })
  reason!: string | null;

  @ApiProperty({ format: 'date-time', description: 'When the product stopped trying.' })
  since!: string;
}

@ApiSchema({ name: 'SetAsideMailPage' })
export class SetAsideMailPageDto extends PageDto {
  @ApiProperty({ type: [SetAsideMailDto] })
  items!: SetAsideMailDto[];
}
