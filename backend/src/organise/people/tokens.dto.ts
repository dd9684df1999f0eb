import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  LONGEST_PURPOSE,
  MOST_TOKEN_DAYS,
  TOKEN_SCOPE_NAMES,
  type TokenScope,
} from '../../http/access/token-scopes.ts';
import { Choice } from '../../http/input/choice.ts';
import { Whole } from '../../http/input/numbers.ts';
import { OneLine } from '../../http/input/text.ts';

const WHICH = 'Please say what the program may do';
const HOW_LONG = `Please say for how many days, at most ${MOST_TOKEN_DAYS}`;

@ApiSchema({ name: 'TokenForm' })
export class TokenFormDto {
  @OneLine(LONGEST_PURPOSE, 'Please say what it is for', { example: 'Nightly import of members' })
  purpose!: string;

  @Choice(TOKEN_SCOPE_NAMES, { each: true, some: true, message: WHICH, enumName: 'TokenScope' })
  scopes!: TokenScope[];

  @Whole(1, MOST_TOKEN_DAYS, { message: HOW_LONG, example: 30 })
  days!: number;
}

/** A token just made. */
@ApiSchema({ name: 'NewToken' })
export class NewTokenDto {
  @ApiProperty({ description: 'Shown now and never again.' })
  token!: string;
}

/** A token of a program, without what it is. */
@ApiSchema({ name: 'Token' })
export class TokenDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Nightly import of members' })
  purpose!: string;

  @ApiProperty({ enum: TOKEN_SCOPE_NAMES, enumName: 'TokenScope', isArray: true })
  scopes!: TokenScope[];

  @ApiProperty({ format: 'date-time' })
  madeAt!: string;

  @ApiProperty({ format: 'date-time' })
  endsAt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'To the minute; null while it was never used.',
  })
  lastUsedAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Address; null for somebody who is gone, and with them the token.',
  })
  madeBy!: string | null;

  @ApiProperty({ enum: ['valid', 'ended', 'revoked'] })
  state!: 'valid' | 'ended' | 'revoked';
}
