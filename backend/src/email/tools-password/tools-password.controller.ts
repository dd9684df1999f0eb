import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { ToolsPasswordDto, ToolsPasswordFormDto } from './tools-password.dto.ts';
import { ToolsPassword } from './tools-password.service.ts';

/** What is typed for the e-mail tools besides the session. */
@ApiTags('organise')
@Controller('organise/tools-password')
export class ToolsPasswordController {
  constructor(private readonly password: ToolsPassword) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Where the password of the e-mail tools is from, and since when',
    response: ToolsPasswordDto,
  })
  getToolsPassword(): Promise<ToolsPasswordDto> {
    return this.password.state();
  }

  @Put()
  @Endpoint({
    access: 'administrator',
    summary: 'Change the password of the e-mail tools; the former one is void at once',
    needsFreshSignIn: true,
  })
  changeToolsPassword(@Body() { password }: ToolsPasswordFormDto): Promise<void> {
    return this.password.change(password);
  }
}
