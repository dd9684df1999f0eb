import { Flag } from '../../http/input/choice.ts';
import { Email } from '../../http/input/email.ts';
import { Id } from '../../http/input/id.ts';
import { Texts } from '../../http/input/list-of.ts';

/** What some names of an account would like to play, in a file. */
export class ImportedWishDto {
  @Email()
  email!: string;

  @Id()
  eventId!: string;

  @Texts({ max: 20 })
  names!: string[];

  @Flag()
  together!: boolean;
}
