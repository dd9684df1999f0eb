import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Refuses } from '../../http/access/endpoint-errors.ts';
import type { AuthenticatedRequest } from '../../http/access/principal.ts';
import { RateLimits } from '../../http/access/throttling/rate-limits.ts';
import { ForbiddenError, NotSignedInError, TooManyRequestsError } from '../../http/errors/api-error.ts';
import { emailActs } from '../email.audit.ts';
import { ToolsPassword } from './tools-password.service.ts';

/** Wrong guesses of one account. */
const GUESSES = { name: 'emailer-password', points: 10, seconds: 15 * 60 };

export class EmailerPasswordError extends ForbiddenError {
  constructor(text: string) {
    super('Unauthorized', text);
  }
}

class WrongPasswordError extends EmailerPasswordError {
  override refusal = emailActs['tools-password.refused'];

  constructor() {
    super('The password is not correct.');
  }
}

/** Lets in who has typed the password of the e-mail tools, besides what the access rule asks for. */
@Injectable()
export class EmailerPasswordGuard implements CanActivate {
  constructor(
    private readonly password: ToolsPassword,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal, query } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!principal) {
      throw new NotSignedInError();
    }
    const isRight = await this.password.judge();
    if (!isRight) {
      throw new EmailerPasswordError(
        'The e-mail tools are switched off: the administrator has set no password for them.',
      );
    }
    // Whoever has typed nothing has guessed nothing.
    if (query.password === undefined || query.password === '') {
      throw new EmailerPasswordError('Enter the password.');
    }
    // Counted before it is compared, so that no number of guesses at once exceeds the limit.
    const wait = await this.limits.secondsToWait(GUESSES, principal.userId);
    if (wait > 0) {
      // It was not compared, so it was no guess. Otherwise many right calls at once would lock their caller
      // out.
      await this.limits.giveBack(GUESSES, principal.userId);
      throw new TooManyRequestsError(wait);
    }
    if (typeof query.password !== 'string' || !(await isRight(query.password))) {
      throw new WrongPasswordError();
    }
    await this.limits.giveBack(GUESSES, principal.userId);
    return true;
  }
}

/** Of an endpoint that takes the password of the e-mail tools as its query parameter `password`. */
export function EmailerPassword(): MethodDecorator {
  return applyDecorators(
    UseGuards(EmailerPasswordGuard),
    ApiQuery({ name: 'password', type: String, description: 'That of the e-mail tools.' }),
    Refuses('password', {
      always: [
        new EmailerPasswordError('Enter the password.'),
        WrongPasswordError,
        new TooManyRequestsError(GUESSES.seconds),
      ],
    }),
  );
}
