import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SUPPRESSION_REASONS, type SuppressionReason } from '@tablefall/mail';

@ApiSchema({ name: 'SuppressedAddress' })
export class SuppressedAddressDto {
  @ApiProperty({ example: 'jonah.okonkwo@mail.example' })
  email!: string;

  @ApiProperty({
    enum: SUPPRESSION_REASONS,
    enumName: 'SuppressionReason',
    description:
      'Staff blocked the address, its owner asked for no more such mail or reported some as spam, or it refused mail for good.',
  })
  reason!: SuppressionReason;
}

/** What is known of a list before a mailing goes to it, with the addresses as they were given. */
@ApiSchema({ name: 'CheckedList' })
export class CheckedListDto {
  @ApiProperty({
    type: [String],
    description: 'No complete e-mail address, or a name that no mail can carry.',
  })
  invalid!: string[];

  @ApiProperty({ type: [SuppressedAddressDto], description: 'Good addresses that get no such mail.' })
  suppressed!: SuppressedAddressDto[];
}
