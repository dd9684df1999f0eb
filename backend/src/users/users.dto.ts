import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Email } from '../http/text.ts';
import type { Role } from '../http/viewer.ts';

export class LoginDto {
  @ApiProperty({ example: 'admin@tablefall.example', format: 'email' })
  @Email()
  email!: string;
}

export class LoginSentDto {
  @ApiProperty({ description: 'Where the link was sent.', example: 'admin@tablefall.example' })
  email!: string;
}

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

export class UserNameDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;
}

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

export class SessionDto {
  @ApiProperty({ type: UserDto, nullable: true, description: 'The signed-in user, or null.' })
  user!: UserDto | null;
}
