import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsInt, Max, Min } from 'class-validator';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '../../http/access/token-scopes.ts';
import { OneLine } from '../../http/input/text.ts';

/** A year and a little: from one convention to the next. */
export const MOST_TOKEN_DAYS = 400;
const WHICH = 'Please say what the program may do';
const HOW_LONG = `Please say for how many days, at most ${MOST_TOKEN_DAYS}`;

@ApiSchema({ name: 'TokenForm' })
export class TokenFormDto {
  @ApiProperty({ maxLength: 60, description: 'What it is for.', example: 'Nightly import of members' })
  @OneLine(60, 'Please say what it is for')
  purpose!: string;

  @ApiProperty({ enum: TOKEN_SCOPE_NAMES, enumName: 'TokenScope', isArray: true, minItems: 1 })
  @IsIn(TOKEN_SCOPE_NAMES, { each: true, message: WHICH })
  @ArrayUnique({ message: WHICH })
  @ArrayMaxSize(TOKEN_SCOPE_NAMES.length, { message: WHICH })
  @ArrayMinSize(1, { message: WHICH })
  scopes!: TokenScope[];

  @ApiProperty({ minimum: 1, maximum: MOST_TOKEN_DAYS, example: 30 })
  @Max(MOST_TOKEN_DAYS, { message: HOW_LONG })
  @Min(1, { message: HOW_LONG })
  @IsInt({ message: HOW_LONG })
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
