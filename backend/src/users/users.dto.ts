import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Email } from '../http/text.ts';
import type { Role } from '../http/viewer.ts';

@ApiSchema({ name: 'Login' })
export class LoginDto {
  @ApiProperty({ example: 'admin@tablefall.example', format: 'email' })
  @Email()
  email!: string;
}

@ApiSchema({ name: 'LoginSent' })
export class LoginSentDto {
  @ApiProperty({ description: 'Where the link was sent.', example: 'admin@tablefall.example' })
  email!: string;
}

@ApiSchema({ name: 'Verify' })
export class VerifyDto {
  @ApiPropertyOptional({
    type: Boolean,
    description: 'The visitor confirmed the sign-in; needed in a browser that did not ask for the link.',
    default: false,
  })
  @IsOptional()
  @IsBoolean()
  confirm = false;
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
    enum: ['organiser', 'administrator'],
    isArray: true,
    example: ['organiser', 'administrator'],
  })
  roles!: Role[];
}

@ApiSchema({ name: 'Session' })
export class SessionDto {
  @ApiProperty({ type: UserDto, nullable: true, description: 'The signed-in user, or null.' })
  user!: UserDto | null;
}
