import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Email } from '../../http/input/email.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { Paragraphs } from '../../http/input/text.ts';
import type { ContactForm } from './contact-message.entity.ts';

const MESSAGE_MAX = 5_000;

@ApiSchema({ name: 'ContactMessage' })
export class ContactMessageDto implements ContactForm {
  @ApiProperty({ example: 'Kofi Mensah', maxLength: 60 })
  @PersonName()
  name!: string;

  @ApiProperty({ example: 'kofi.mensah@mail.example', format: 'email' })
  @Email('Invalid email address')
  email!: string;

  @ApiProperty({ example: 'Is there a cloakroom?', maxLength: MESSAGE_MAX })
  @Paragraphs(MESSAGE_MAX, 'Message is required')
  message!: string;
}
