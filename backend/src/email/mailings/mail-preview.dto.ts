import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** A mail as its recipient will receive it; its links lead nowhere. */
@ApiSchema({ name: 'MailPreview' })
export class MailPreviewDto {
  @ApiProperty({ example: 'Tablefall <hello@tablefall.example>' })
  from!: string;

  @ApiProperty({ example: 'You are invited: Friday, October 10, 2025' })
  subject!: string;

  @ApiProperty({ description: 'A whole document, without scripts, images or anything else from elsewhere.' })
  html!: string;

  @ApiProperty()
  text!: string;
}

@ApiSchema({ name: 'PreviewRecipient' })
export class PreviewRecipientDto {
  @ApiProperty({ type: String, nullable: true, example: 'Dana Whitfield' })
  name!: string | null;

  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;
}

/** The same of one of those who are told, whose address is not for everybody who may tell them. */
@ApiSchema({ name: 'ToldMail' })
export class ToldMailDto extends MailPreviewDto {
  @ApiProperty({ description: 'The name of who gets it like this.', example: 'Marco Rossi' })
  to!: string;
}

/** The same of a mailing, with whose mail it is. */
@ApiSchema({ name: 'MailingPreview' })
export class MailingPreviewDto extends MailPreviewDto {
  @ApiProperty({ type: PreviewRecipientDto })
  recipient!: PreviewRecipientDto;
}
