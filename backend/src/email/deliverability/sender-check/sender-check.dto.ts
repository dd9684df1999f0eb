import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** `unknown`: it could not be found out now. */
export const CHECK_STATES = ['ok', 'warning', 'failed', 'unknown'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** One thing that receivers of mail look at. */
@ApiSchema({ name: 'SenderFinding' })
export class SenderFindingDto {
  @ApiProperty({ example: 'SPF' })
  name!: string;

  @ApiProperty({ enum: CHECK_STATES })
  state!: CheckState;

  @ApiProperty({
    type: [String],
    example: ['v=spf1 include:_spf.relay.example ~all'],
    description: 'What stands in the DNS, or what the mail server said.',
  })
  found!: string[];

  @ApiProperty({
    example: 'Change the policy to p=quarantine once the reports show that all mail passes.',
    description: 'What to do, in words; empty when there is nothing to do.',
  })
  advice!: string;
}

/** How well the mail of this installation is set up to be believed by those who receive it. */
@ApiSchema({ name: 'SenderCheck' })
export class SenderCheckDto {
  @ApiProperty({ example: 'tablefall.example', description: 'The domain that mails come from.' })
  domain!: string;

  @ApiProperty({ example: 'smtp.relay.example:587' })
  mailServer!: string;

  @ApiProperty({ type: [SenderFindingDto] })
  checks!: SenderFindingDto[];
}
