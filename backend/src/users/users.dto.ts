import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { STAFF_ROLES, type StaffRole } from '../http/access/principal.ts';
import { Flag } from '../http/input/choice.ts';
import { Email } from '../http/input/email.ts';
import { Pattern } from '../http/input/text.ts';

@ApiSchema({ name: 'Login' })
export class LoginDto {
  @Email({ example: 'admin@tablefall.example' })
  email!: string;
}

@ApiSchema({ name: 'SessionsOf' })
export class SessionsOfDto {
  @Email({ example: 'dana.whitfield@mail.example' })
  email!: string;
}

@ApiSchema({ name: 'LoginSent' })
export class LoginSentDto {
  @ApiProperty({ description: 'Where the link was sent.', example: 'admin@tablefall.example' })
  email!: string;

  @ApiProperty({ description: 'Sign-in mails leave late at the moment.', example: false })
  isLate!: boolean;
}

@ApiSchema({ name: 'Verify' })
export class VerifyDto {
  @Flag({
    optional: true,
    description: 'The visitor confirmed the sign-in; needed in a browser that did not ask for the link.',
    default: false,
  })
  confirm = false;
}

@ApiSchema({ name: 'VerifyCode' })
export class VerifyCodeDto {
  @Email({ example: 'admin@tablefall.example' })
  email!: string;

  @Transform(({ value }) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
  @Pattern(/^\d{6}$/, {
    message: 'Please type the six digits of the mail',
    description: 'The six digits of the mail, with spaces or without.',
    pattern: '^(\\s*\\d){6}\\s*$',
    example: '123 456',
  })
  code!: string;
}

@ApiSchema({ name: 'UserName' })
export class UserNameDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;
}

@ApiSchema({ name: 'User' })
export class UserDto {
  @ApiProperty({ example: 'admin@tablefall.example' })
  email!: string;

  @ApiProperty({ type: [UserNameDto] })
  names!: UserNameDto[];

  @ApiProperty({
    enum: STAFF_ROLES,
    isArray: true,
    example: ['organiser', 'administrator'],
  })
  roles!: StaffRole[];

  @ApiProperty({
    description:
      "The address is staff's, but this session gives no role: the link of a registration mail opened it. " +
      'A login on the login page gives the role.',
    example: false,
  })
  needsStaffLogin!: boolean;

  @ApiProperty({
    description:
      'The session only shows: a link of a registration mail opened it that had been opened before, elsewhere. ' +
      'A login on the login page lets the user change things.',
    example: false,
  })
  needsLogin!: boolean;

  @ApiProperty({
    description:
      'A sign-in mail opened the session. That of a registration link opens no door in the hours of a shift.',
    example: true,
  })
  hasSignedIn!: boolean;

  @ApiProperty({ description: 'They have signed in lately enough to begin a mailing.' })
  hasFreshSignIn!: boolean;
}

@ApiSchema({ name: 'Session' })
export class SessionDto {
  @ApiProperty({ type: UserDto, nullable: true, description: 'The signed-in user, or null.' })
  user!: UserDto | null;
}

@ApiSchema({ name: 'SecurityEvent' })
export class SecurityEventDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: 'Signed in' })
  what!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '203.0.113.0/24',
    description: 'Shortened, so that it names no household.',
  })
  network!: string | null;
}

@ApiSchema({ name: 'SessionEntry' })
export class SessionEntryDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The browser in words.', example: 'Firefox on Linux' })
  browser!: string;

  @ApiProperty({ format: 'date-time', description: 'When it signed in.' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time', description: 'When it last asked for something, to the hour.' })
  lastSeenAt!: string;

  @ApiProperty({ description: 'Whether it is the session that asks.' })
  current!: boolean;
}
