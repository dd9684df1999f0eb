import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Email } from '../../http/input/email.ts';
import { Text } from '../../http/input/text.ts';

@ApiSchema({ name: 'NewAddress' })
export class NewAddressDto {
  @Email({ example: 'dana.whitfield@mail.example' })
  newEmail!: string;
}

/** A new address that waits to be confirmed. */
@ApiSchema({ name: 'AddressChange' })
export class AddressChangeDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'dana.whitfield@mail.example',
    description: 'The new address; null when none waits to be confirmed.',
  })
  email!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when it can be confirmed.',
  })
  until!: string | null;
}

@ApiSchema({ name: 'AddressLink' })
export class AddressLinkDto {
  @Text(200, { description: 'From the link of the mail.' })
  token!: string;
}

@ApiSchema({ name: 'AccountAddress' })
export class AccountAddressDto {
  @ApiProperty({
    example: 'dana.whitfield@mail.example',
    description: 'The address that the account has now.',
  })
  email!: string;
}
