import {
  applyDecorators,
  Header,
  HttpCode,
  type HttpStatus,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FilesInterceptor } from '@nestjs/platform-express';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCookieAuth,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiSecurity,
} from '@nestjs/swagger';
import { FORM_BODY, type RequestBody, SIGNATURE_HEADER, type UploadBody } from '../input/request-body.ts';
import { UploadLimiter } from '../input/upload-limiter.ts';
import { TagAnswers } from '../serving/answer-tag.ts';
import { SendListPage } from '../serving/list-page.ts';
import { CompressForStrangers, SendPrecompressed } from '../serving/precompressed-answer.ts';
import { ACCESS_WORDS, type AccessRule } from './access-table.ts';
import { type DeclaredError, Refuses, refusedBy } from './endpoint-errors.ts';
import { DescribesPath } from './path-rules.ts';
import { successOf, successStatus, UNCHANGED } from './success.ts';
import type { Throttle, ThrottleKey } from './throttling/throttle.ts';
import type { TokenScope } from './token-scopes.ts';

/** The sorts of lists of people that staff read, in the words of the audit trail. */
export type PeopleListed =
  | 'registrations'
  | 'the line for badges'
  | 'guests of gamedays'
  | 'helpers of shifts'
  | 'recipients of mail'
  | 'suppressed addresses'
  | 'mails set aside'
  | 'people who asked to be forgotten';

export interface EndpointOptions {
  access: AccessRule;
  summary: string;
  /** What a program's token has to open for it; without one no program may call what is not public. */
  scope?: TokenScope;
  /**
   * Signed-in people may do it to anybody's thing, as commenting on it. Without it a spec expects that what is another's is refused.
   */
  anybodys?: boolean;
  /** What it takes besides its URL; JSON of a form's size when not given. GET takes nothing. */
  body?: RequestBody;
  /**
   * A GET that sends mail is guarded like a POST: it must come from the product's own pages, and is throttled. The document calls it
   * deprecated, because a POST at its address does the same.
   */
  sends?: boolean;
  /**
   * It reaches far, as a mailing or an export does: whoever signed in some time ago does so once more before it. Where the
   * request decides, these are the words for when, and the handler calls `refuseOldSignIn`.
   */
  needsFreshSignIn?: true | string;
  /** A change that goes on while the site is in maintenance: signing in, leaving a list, and what ends the maintenance. */
  duringMaintenance?: boolean;
  /** A GET whose answer works beyond the session, as a private address does: a session that only shows is refused it. */
  outlastsSession?: boolean;
  /** It lists people for staff: who reads many of them in a day leaves an entry in the audit trail (`BulkReads`). */
  lists?: PeopleListed;
  /** The success response: a DTO class, a list of one, or nothing (204). */
  response?: Type | [Type];
  /** The handler gives a `Page`, and `response` is a list: it is answered with the items, and its headers tell how many there are. */
  listPage?: boolean;
  /** The success response of an endpoint that answers with a file instead: its media type. */
  file?: string;
  status?: HttpStatus;
  /** The cookie that its success sets or takes away: what it is for. */
  setsCookie?: string;
  /**
   * What its handler refuses: classes, or an example of one that takes arguments. What the guards refuse follows from the rest. A
   * spec that meets another refusal fails.
   */
  errors?: readonly DeclaredError[];
  /** A limit besides the one that every caller has. */
  throttle?: Throttle;
  /**
   * What strangers ask about: an address, or the token of a link. Where a network has used up its limit, those who ask about
   * something of their own still go on.
   */
  about?: ThrottleKey;
  /** Seconds for which browsers and proxies may keep the answer, which must be the same for everybody. */
  cacheSeconds?: number;
  /** One reader asks for it again and again: with the `ETag` that the handler sets it is 304 until something changes. */
  askedAgain?: boolean;
  /**
   * Pages of other sites may read what strangers get here, and ask again with its `ETag`. A browser gives them no answer to a request
   * with its cookies, because the header names every site.
   */
  forOtherSites?: boolean;
  /** The handler gives a `PrecompressedAnswer`: long, the same for everybody, and sent compressed. */
  shared?: boolean;
  /** It is long: what strangers get is sent compressed. */
  compressed?: boolean;
}

/** Names how a browser shows that it opened the door link, in place of a session. */
export const DOOR_SCHEME = 'door';

/** What the guards read of an endpoint. */
export const EndpointRules = Reflector.createDecorator<EndpointOptions>();

/**
 * The one decorator of an endpoint: its access rule, what it takes, its throttle and its place in the OpenAPI document.
 * A route without it answers nobody.
 */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const {
    access,
    summary,
    scope,
    lists,
    body = FORM_BODY,
    cacheSeconds,
    askedAgain,
    forOtherSites,
    shared,
    compressed,
    listPage,
    needsFreshSignIn,
    anybodys,
    sends,
  } = options;
  const isStaffOnly = isForStaff(access);
  if (body.kind === 'json' && body.maxBytes > FORM_BODY.maxBytes && !isStaffOnly) {
    throw new Error(`${summary}: only staff may send a long body`);
  }
  if (options.throttle && !options.throttle.key && !options.about) {
    throw new Error(`${summary}: nothing says what its throttle counts`);
  }
  return applyDecorators(
    EndpointRules(options),
    DescribesPath,
    HttpCode(successStatus(options)),
    ...(body.kind === 'upload' ? uploadDecorators(body) : []),
    ...(body.kind === 'signed' ? [ApiHeader(SIGNATURE)] : []),
    ...(shared ? [UseInterceptors(SendPrecompressed)] : []),
    ...(compressed ? [UseInterceptors(SendPrecompressed, CompressForStrangers)] : []),
    ...(listPage ? [UseInterceptors(SendListPage)] : []),
    ...(cacheSeconds ? [Header('Cache-Control', `public, max-age=${cacheSeconds}`)] : []),
    ...(forOtherSites
      ? [Header('Access-Control-Allow-Origin', '*'), UseInterceptors(TagAnswers), ApiResponse(UNCHANGED)]
      : []),
    ...(askedAgain ? [Header('Cache-Control', 'private, no-cache'), ApiResponse(UNCHANGED)] : []),
    ApiOperation({
      summary,
      ...(sends && { deprecated: true }),
      description: [
        ACCESS_WORDS.access(access),
        anybodys && ACCESS_WORDS.anybodys,
        needsFreshSignIn && ACCESS_WORDS.freshSignIn(needsFreshSignIn),
        scope && ACCESS_WORDS.scope(scope),
        lists && 'Reading many in a day stands in the audit.',
        forOtherSites && ACCESS_WORDS.forOtherSites,
        sends && ACCESS_WORDS.sends,
      ]
        .filter(Boolean)
        .join(' '),
    }),
    ApiResponse(successOf(options)),
    Refuses('endpoint', refusedBy(options)),
    // An empty requirement says that nobody needs to sign in.
    access === 'public' ? ApiSecurity({}) : ApiCookieAuth(),
    ...(access === 'door' ? [ApiSecurity(DOOR_SCHEME)] : []),
    ...(scope ? [ApiBearerAuth()] : []),
  );
}

/** Reads the files into memory, after the guards have let the caller in; the handler finds them with `@UploadedFiles()`. */
function uploadDecorators({ field, maxFiles, maxFileBytes }: UploadBody): MethodDecorator[] {
  const limits = {
    files: maxFiles,
    fileSize: maxFileBytes,
    fields: 0,
    parts: maxFiles,
    headerPairs: 20,
    fieldNameSize: 100,
    fieldNestingDepth: 0,
  };
  const file = { type: 'string', format: 'binary' };
  const files = maxFiles === 1 ? file : { type: 'array', maxItems: maxFiles, items: file };
  return [
    UseInterceptors(UploadLimiter, FilesInterceptor(field, maxFiles, { limits })),
    ApiHeader(NO_OTHER_SITE),
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: [field], properties: { [field]: files } } }),
  ];
}

const NO_OTHER_SITE = {
  name: 'X-Requested-With',
  required: true,
  description: 'Any text: pages of other sites cannot send this header.',
};

const SIGNATURE = {
  name: SIGNATURE_HEADER,
  required: true,
  description: '`sha256=` and the HMAC-SHA256 of the body, made with the secret, in hexadecimal digits.',
};

function isForStaff(access: AccessRule): boolean {
  return access !== 'public' && access !== 'signed-in';
}
