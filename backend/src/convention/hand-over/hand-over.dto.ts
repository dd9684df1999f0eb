import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsDefined, ValidateIf } from 'class-validator';
import { Email } from '../../http/input/email.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { ParentAgrees } from '../registration/registrations.dto.ts';

/** Who gets a badge: somebody who comes under a new name, or whoever reads the mail of an address. */
@ApiSchema({ name: 'HandOver' })
export class HandOverDto {
  @ApiPropertyOptional({ example: 'Theo Whitfield', maxLength: 60, description: 'Either this or `email`.' })
  @PersonName()
  @IsDefined({ message: 'Name is required' })
  @ValidateIf(({ email }: HandOverDto) => email === undefined)
  name?: string;

  @ValidateIf(({ email }: HandOverDto) => email !== undefined)
  @Email({ required: false, example: 'theo@mail.example', description: 'Either this or `name`.' })
  email?: string;

  @ParentAgrees()
  parentAgrees = false;
}

/** A badge that is offered, as whoever has the link reads it. */
@ApiSchema({ name: 'BadgeOffer' })
export class BadgeOfferDto {
  @ApiProperty({ example: 'Dana Whitfield', description: 'Who offers it.' })
  from!: string;

  @ApiProperty({ description: 'For somebody of 10 and over; false for a child of 9 and under.' })
  badge!: boolean;

  @ApiProperty({ example: 10, description: 'What is owed for it, in the currency of the edition.' })
  amountDue!: number;

  @ApiProperty({ example: 't…o@mail.example', description: 'Address that it was offered to, shortened.' })
  address!: string;

  @ApiProperty({ format: 'date-time' })
  endsAt!: string;
}
