import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Endpoint } from '../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../http/access/principal.ts';
import { networkOf } from '../http/access/throttling/network.ts';
import { bodyAddress, pathPart } from '../http/access/throttling/throttle.ts';
import { LINK_SECRET } from '../http/input/path-text.ts';
import { type OpenedSession, SessionsService } from './sessions.service.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInCookies } from './sign-in-cookies.service.ts';
import {
  LoginDto,
  LoginSentDto,
  SecurityEventDto,
  SessionDto,
  SessionEntryDto,
  SessionsOfDto,
  UserDto,
  VerifyCodeDto,
  VerifyDto,
} from './users.dto.ts';
import {
  AccountBlockedError,
  ConfirmationNeededError,
  DigitsOffError,
  InvalidCodeError,
  UnknownAddressError,
  WrongDigitsError,
} from './users.errors.ts';
import { UsersQueries } from './users.queries.ts';

const SESSION = '`tablefall_session` opens what the account may.';

@ApiTags('user')
@Controller('user')
export class UsersController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly cookies: SignInCookies,
    private readonly users: UsersQueries,
  ) {}

  @Post('login')
  @Endpoint({
    access: 'public',
    summary: 'Mail a sign-in link',
    setsCookie: '`tablefall_nonce` knows the browser that asked for the link.',
    duringMaintenance: true,
    response: LoginSentDto,
    errors: [UnknownAddressError],
    about: bodyAddress('email'),
  })
  async login(
    @Body() { email }: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginSentDto> {
    const nonce = this.cookies.rememberBrowser(request, response);
    const browser = { ...this.browserOf(request), nonce, network: networkOf(request) };
    return { email, ...(await this.signIn.sendLink(email, browser)) };
  }

  @Post('verify/:code')
  @ApiBody({ type: VerifyDto, required: false })
  @Endpoint({
    access: 'public',
    summary: 'Sign in with the code of a link: of a sign-in mail, or of a registration mail (`rid`)',
    setsCookie: SESSION,
    duringMaintenance: true,
    about: pathPart('code'),
    response: UserDto,
    errors: [AccountBlockedError, InvalidCodeError, new ConfirmationNeededError('d…@mail.example')],
  })
  async verify(
    @Param('code', LINK_SECRET) code: string,
    @Body() { confirm }: VerifyDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    const browser = { ...this.browserOf(request), confirmed: confirm };
    return this.open(await this.signIn.verify(code, browser), request, response);
  }

  @Post('verify-code')
  @Endpoint({
    access: 'public',
    summary: 'Sign in with the six digits of a sign-in mail, in the browser that asked for it',
    setsCookie: SESSION,
    duringMaintenance: true,
    response: UserDto,
    status: HttpStatus.OK,
    errors: [WrongDigitsError, new DigitsOffError(''), AccountBlockedError, InvalidCodeError],
    about: bodyAddress('email'),
  })
  async verifyCode(
    @Body() { email, code }: VerifyCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserDto> {
    const session = await this.signIn.verifyDigits(email, code, this.browserOf(request));
    return this.open(session, request, response);
  }

  @Get('session')
  @Endpoint({
    access: 'public',
    summary: 'Who is signed in, for the start of the client',
    response: SessionDto,
  })
  async getSession(@CurrentPrincipal() principal: Principal | null): Promise<SessionDto> {
    return { user: principal && (await this.users.user(principal)) };
  }

  @Post('logout')
  @Endpoint({
    access: 'public',
    summary: 'End the session',
    setsCookie: '`tablefall_session` ends.',
    status: HttpStatus.NO_CONTENT,
    duringMaintenance: true,
  })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = this.cookies.sessionToken(request);
    if (token) {
      await this.sessions.end(token);
    }
    this.cookies.dropSession(response);
  }

  @Get('sessions')
  @Endpoint({
    access: 'signed-in',
    summary: 'Where the user is signed in, the browser last used first',
    response: [SessionEntryDto],
  })
  listSessions(@CurrentPrincipal() principal: Principal): Promise<SessionEntryDto[]> {
    return this.users.sessions(principal);
  }

  @Get('security-events')
  @Endpoint({
    access: 'signed-in',
    summary: 'What was lately done with the account, to it, or tried: the newest first',
    response: [SecurityEventDto],
  })
  listSecurityEvents(@CurrentPrincipal() principal: Principal): Promise<SecurityEventDto[]> {
    return this.users.securityEvents(principal);
  }

  @Delete('sessions')
  @Endpoint({
    access: 'signed-in',
    summary:
      'Sign the user out everywhere else, and void the links of registration mails that were sent so far',
    duringMaintenance: true,
  })
  endOtherSessions(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.sessions.endOthers(principal);
  }

  @Post('sessions/end')
  @Endpoint({
    access: 'administrator',
    summary: 'Sign somebody out everywhere, and void all links that were mailed so far',
    duringMaintenance: true,
    errors: [UnknownAddressError],
  })
  endSessionsOf(@Body() { email }: SessionsOfDto): Promise<void> {
    return this.sessions.endAllOf(email);
  }

  private browserOf(request: Request) {
    return {
      nonce: this.cookies.nonce(request),
      knownTo: this.cookies.knownAccounts(request),
      userAgent: request.get('user-agent'),
      sessionToken: this.cookies.sessionToken(request),
    };
  }

  private open(
    { token, maxAge, principal }: OpenedSession,
    request: Request,
    response: Response,
  ): Promise<UserDto> {
    this.cookies.keepSession(response, token, maxAge);
    if (principal.mayChange) {
      this.cookies.rememberAccount(request, response, principal.userId);
    }
    return this.users.user(principal);
  }
}
