import { Body, Controller, Get, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/endpoint.ts';
import { bodyField } from '../http/throttle.ts';
import { CurrentViewer, type Viewer } from '../http/viewer.ts';
import { AccountsService } from './accounts.service.ts';
import {
  cookieOf,
  cookieOptions,
  NONCE_COOKIE,
  SESSION_COOKIE,
  sessionCookieOptions,
} from './session-cookie.ts';
import { SignInService } from './sign-in.service.ts';
import { LoginDto, LoginSentDto, SessionDto, UserDto, VerifyDto } from './users.dto.ts';
import { InvalidCodeError } from './users.errors.ts';
import { UsersQueries } from './users.queries.ts';

@ApiTags('user')
@Controller('user')
export class UsersController {
  constructor(
    private readonly signIn: SignInService,
    private readonly accounts: AccountsService,
    private readonly users: UsersQueries,
    private readonly config: Config,
  ) {}

  @Post('login')
  @Endpoint({
    access: 'public',
    summary: 'Mail a sign-in link',
    response: LoginSentDto,
    errors: { 404: 'Nobody registered with this address.' },
    throttle: {
      name: 'sign-in',
      perHour: (config) => config.THROTTLE_SIGN_IN_PER_HOUR,
      key: bodyField('email'),
    },
  })
  async login(
    @Body() { email }: LoginDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginSentDto> {
    const nonce = await this.signIn.sendLink(email);
    this.accounts.rememberBrowser(response, nonce);
    return { email };
  }

  @Post('verify/:code')
  @Endpoint({
    access: 'public',
    summary: 'Sign in with the code of a link: of a sign-in mail, or of a registration mail (`rid`)',
    response: UserDto,
    errors: {
      404: 'The code is unknown, expired or used.',
      428: 'Another browser asked for the link: ask the visitor, then repeat with `confirm`.',
    },
  })
  async verify(
    @Param('code') code: string,
    @Body() { confirm }: VerifyDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    const browser = { nonce: cookieOf(request, NONCE_COOKIE), confirmed: confirm };
    const { token, userId } = await this.signIn.verify(code, browser);
    const user = await this.users.user(userId);
    if (!user) {
      throw new InvalidCodeError();
    }
    response.cookie(SESSION_COOKIE, token, sessionCookieOptions(this.config));
    response.clearCookie(NONCE_COOKIE, cookieOptions(this.config));
    return user;
  }

  @Get('session')
  @Endpoint({
    access: 'public',
    summary: 'Who is signed in, for the start of the client',
    response: SessionDto,
  })
  async getSession(@CurrentViewer() viewer: Viewer | null): Promise<SessionDto> {
    return { user: viewer && (await this.users.user(viewer.userId)) };
  }

  @Post('logout')
  @Endpoint({ access: 'public', summary: 'End the session', status: HttpStatus.NO_CONTENT })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = cookieOf(request, SESSION_COOKIE);
    if (token) {
      await this.signIn.logout(token);
    }
    response.clearCookie(SESSION_COOKIE, cookieOptions(this.config));
  }
}
