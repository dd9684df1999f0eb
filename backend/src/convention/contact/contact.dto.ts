import { ApiSchema } from '@nestjs/swagger';
import { Email } from '../../http/input/email.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { Paragraphs } from '../../http/input/text.ts';
import type { ContactForm } from './contact-message.entity.ts';

const MESSAGE_MAX = 5_000;

@ApiSchema({ name: 'ContactMessage' })
export class ContactMessageDto implements ContactForm {
  @PersonName({ example: 'Kofi Mensah', maxLength: 60 })
  name!: string;

  @Email({ message: 'Invalid email address', example: 'kofi.mensah@mail.example' })
  email!: string;

  @Paragraphs(MESSAGE_MAX, 'Message is required', { example: 'Is there a cloakroom?' })
  message!: string;
}
