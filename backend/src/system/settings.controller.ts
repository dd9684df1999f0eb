import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import { type ShownSetting, shownSettings } from '@tablefall/platform/config/shown-settings';
import { Endpoint } from '../http/access/endpoint.ts';

@ApiSchema({ name: 'Setting' })
class SettingDto implements ShownSetting {
  @ApiProperty({ example: 'MAIL_RATE_PER_SECOND' })
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '10',
    description: '`set` in place of a secret or of an address of a person; null when it has no value.',
  })
  value!: string | null;

  @ApiProperty({ description: 'As it is without being set.' })
  isDefault!: boolean;
}

/** The settings with which this backend runs. */
@ApiTags('system')
@Controller('system/settings')
export class SettingsController {
  constructor(private readonly config: Config) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'All settings in force, by name, without secrets',
    response: [SettingDto],
  })
  listSettings(): SettingDto[] {
    return shownSettings(this.config);
  }
}
