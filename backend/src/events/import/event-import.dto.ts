import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsDefined, IsOptional, ValidateNested } from 'class-validator';
import { ImportedCommentDto } from '../../http/input/comment.ts';
import { Email } from '../../http/input/email.ts';
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
  @ValidateNested({ each: true })
  @Type(() => ImportedCommentDto)
  @IsArray()
  answers: ImportedCommentDto[] = [];
}

/** An event that was planned elsewhere, with who plays and what was written about it. */
export class ImportedEventDto extends OmitType(EventFormDto, [
  'eventOwner',
  'gameOwner',
  'coHosts',
  'version',
]) {
  @ValidateNested()
  @Type(() => ImportedPersonDto)
  @IsDefined()
  owner!: ImportedPersonDto;

  @ValidateNested()
  @Type(() => ImportedPersonDto)
  @IsOptional()
  gameOwner: ImportedPersonDto | null = null;

  @ValidateNested({ each: true })
  @Type(() => ImportedPersonDto)
  @IsArray()
  participants!: ImportedPersonDto[];

  @ValidateNested({ each: true })
  @Type(() => ImportedPersonDto)
  @IsArray()
  waitlist: ImportedPersonDto[] = [];

  /** Those of the participants who host it beside its owner. */
  @ValidateNested({ each: true })
  @Type(() => ImportedPersonDto)
  @ArrayMaxSize(CO_HOSTS_MAX, { message: `An event has at most ${CO_HOSTS_MAX} co-hosts.` })
  @IsArray()
  coHosts: ImportedPersonDto[] = [];

  /** Questions of whoever is registered, the oldest first. */
  @ValidateNested({ each: true })
  @Type(() => ImportedQuestionDto)
  @IsArray()
  discussion: ImportedQuestionDto[] = [];

  /** What its hosts wrote to the players, the oldest first. They stand under the event, and nobody is mailed. */
  @ValidateNested({ each: true })
  @Type(() => ImportedCommentDto)
  @IsArray()
  messages: ImportedCommentDto[] = [];

  /** It does not take place: its link says what it was, and nothing of its people is taken over. */
  @IsBoolean()
  cancelled = false;
}
