import { Body, Controller, Delete, Get, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { ApiTokens } from '../../users/tokens/api-tokens.service.ts';
import { UnknownTokenError } from '../../users/users.errors.ts';
import { NewTokenDto, TokenDto, TokenFormDto } from './tokens.dto.ts';

/** Tokens that let programs in. */
@ApiTags('organise')
@Controller('organise/tokens')
export class TokensController {
  constructor(private readonly tokens: ApiTokens) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Tokens of programs, those that hold first',
    response: [TokenDto],
  })
  listTokens(): Promise<TokenDto[]> {
    return this.tokens.list();
  }

  @Post()
  @Endpoint({
    access: 'administrator',
    summary: 'Make a token for a program; it is shown once',
    needsFreshSignIn: true,
    status: HttpStatus.CREATED,
    response: NewTokenDto,
  })
  async makeToken(
    @Body() form: TokenFormDto,
    @CurrentPrincipal() { userId }: Principal,
  ): Promise<NewTokenDto> {
    return { token: await this.tokens.make(form, userId) };
  }

  @Delete(':id')
  @Endpoint({
    access: 'administrator',
    summary: 'Revoke a token at once',
    errors: [UnknownTokenError],
  })
  revokeToken(@Param('id', IdPipe) id: string): Promise<void> {
    return this.tokens.revoke(id);
  }
}
