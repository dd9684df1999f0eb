import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, ValidateNested } from 'class-validator';
import { Flag } from '../../http/input/choice.ts';
import { ImportedCommentDto } from '../../http/input/comment.ts';
import { Email } from '../../http/input/email.ts';
import { ListOf, Part } from '../../http/input/list-of.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { CO_HOSTS_MAX, EventFormDto } from '../events.dto.ts';

/** One of the names of an account. */
export class ImportedPersonDto {
  @Email()
  email!: string;

  @PersonName()
  name!: string;
}

/** A question below an event, with what was answered. */
export class ImportedQuestionDto extends ImportedCommentDto {
  @ListOf(ImportedCommentDto)
  answers: ImportedCommentDto[] = [];
}

/** An event that was planned elsewhere, with who plays and what was written about it. */
export class ImportedEventDto extends OmitType(EventFormDto, [
  'eventOwner',
  'gameOwner',
  'coHosts',
  'version',
  'inSendingHours',
]) {
  @ValidateNested()
  @Type(() => ImportedPersonDto)
  @IsDefined()
  owner!: ImportedPersonDto;

  @Part(ImportedPersonDto, { optional: true })
  gameOwner: ImportedPersonDto | null = null;

  @ListOf(ImportedPersonDto)
  participants!: ImportedPersonDto[];

  @ListOf(ImportedPersonDto)
  waitlist: ImportedPersonDto[] = [];

  /** Those of the participants who host it beside its owner. */
  @ListOf(ImportedPersonDto, { max: CO_HOSTS_MAX, tooMany: `An event has at most ${CO_HOSTS_MAX} co-hosts.` })
  coHosts: ImportedPersonDto[] = [];

  /** Questions of whoever is registered, the oldest first. */
  @ListOf(ImportedQuestionDto)
  discussion: ImportedQuestionDto[] = [];

  /** What its hosts wrote to the players, the oldest first. They stand under the event, and nobody is mailed. */
  @ListOf(ImportedCommentDto)
  messages: ImportedCommentDto[] = [];

  /** It does not take place: its link says what it was, and nothing of its people is taken over. */
  @Flag()
  cancelled = false;
}
