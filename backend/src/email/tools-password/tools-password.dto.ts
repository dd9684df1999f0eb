import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Pattern } from '../../http/input/text.ts';

/** Where the password of the e-mail tools is from; `none`: they are switched off. */
export const PASSWORD_SOURCES = ['none', 'settings', 'site'] as const;

@ApiSchema({ name: 'ToolsPasswordForm' })
export class ToolsPasswordFormDto {
  /** Taken as it is typed, as it is compared later. */
  @Pattern(/^[^\p{Cc}\p{Cs}]{10,200}$/u, {
    message: 'Please use 10 to 200 characters',
    minLength: 10,
    maxLength: 200,
    example: 'seven dice and a meeple',
  })
  password!: string;
}

/** The password of the e-mail tools, without what it is. */
@ApiSchema({ name: 'ToolsPassword' })
export class ToolsPasswordDto {
  @ApiProperty({ enum: PASSWORD_SOURCES, enumName: 'ToolsPasswordSource' })
  source!: (typeof PASSWORD_SOURCES)[number];

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'On the site.' })
  changedAt!: string | null;
}
