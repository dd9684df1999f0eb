import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import { withFacts } from './contract-facts.ts';
import { administratorOnly } from './http/access/administrator-only.ts';
import { DOOR_SCHEME } from './http/access/endpoint.ts';
import { PrincipalSource } from './http/access/principal.ts';
import { ProblemDto } from './http/errors/problem.dto.ts';
import { withNulls } from './openapi-nulls.ts';
import { withRefusals } from './openapi-refusals.ts';
import { DOOR_COOKIE, SESSION_COOKIE } from './users/sign-in-cookies.service.ts';

const DOCS_PATH = '/api/docs';
/** The page with all below it, and the document itself in both of its forms. */
export const DOCS_PATHS = [DOCS_PATH, `${DOCS_PATH}-json`, `${DOCS_PATH}-yaml`];

const ABOUT = `The HTTP API of a two-day tabletop gaming convention. Errors share one shape, \`Problem\`, whose \`code\` says
which one it is; whoever asks for \`application/problem+json\` (RFC 9457) gets it under that type.

**Signing in.** \`POST /api/user/login\` mails a code of six digits to an address and sets a cookie. \`POST /api/user/verify/{code}\` with
that cookie opens the session, which is a cookie as well: keep all cookies and send them with each call, as \`curl --cookie-jar\` does. On
a site of https their names begin with \`__Host-\`. On this page "Try it out" acts with the session of the browser, so sign in on the
site itself; "Authorize" is for programs.

**Programs.** An administrator makes a token for a purpose (\`POST /api/organise/tokens\`, or \`tablefall admin token\` on the server); a program sends
it as \`Authorization: Bearer\`. It opens the operations that name its scope, in the name of who made it, until its end.

**Releases.** A release adds paths, fields of answers and fields of requests that may be left out. Ignore what you do not know. Nothing is
renamed, removed or made stricter without a word in the changelog under "Before you upgrade".`;

/** What each tag of a controller is about. */
const TAGS = {
  convention: 'The edition: its days, places, questions and pictures',
  registration: 'Badges: registering, the line for them, handing one on',
  registrants: 'Everybody who is registered, for staff',
  door: 'Checking people in',
  events: 'Game sessions: the schedule, joining, waiting, tables',
  wishes: 'Games that people wish for before their seats are drawn, friends, and the draw',
  shifts: 'Work at the convention, and who does it',
  marketplace: 'Games for sale, interest in them and comments',
  gamedays: 'Days of gaming between the conventions, for staff',
  invitations: 'Guests of gamedays, for staff',
  rsvp: 'Answers of guests',
  me: "What is one's own, in one answer",
  user: 'Signing in, the account and its names',
  push: 'Notices to devices',
  email: 'Mails to registrants, for the administrator and mailers',
  mailings: 'Mailings under way and those of before',
  organise: 'Editions, words, people and the audit trail, for the administrator',
  statistics: 'What happened in an edition, in rounded numbers',
  system: 'The installation, for the administrator',
  health: 'Whether it runs, for proxies and monitors',
};

/**
 * The OpenAPI document of the application, to write to a file or to serve at /api/docs, in production to the administrator
 * alone.
 */
export function documentation(app: INestApplication): { create(): OpenAPIObject; serve(): void } {
  const builder = new DocumentBuilder()
    .setTitle('Tablefall')
    .setDescription(ABOUT)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'The site that serves the web app')
    .addCookieAuth(SESSION_COOKIE)
    .addBearerAuth({ type: 'http', description: 'A token that an administrator made for a program.' })
    .addCookieAuth(DOOR_COOKIE, { type: 'apiKey', in: 'cookie' }, DOOR_SCHEME);
  for (const [tag, about] of Object.entries(TAGS)) builder.addTag(tag, about);
  const frame = builder.build();
  frame.info.license = { name: 'UNLICENSED' };
  const create = () =>
    withFacts(
      withNulls(
        withWholeNumbers(
          withRefusals(
            SwaggerModule.createDocument(app, frame, {
              operationIdFactory: (_controller, method) => method,
              extraModels: [ProblemDto],
            }),
          ),
        ),
      ),
    );
  const serve = () => {
    if (app.get(Config).isProduction) {
      app.use(DOCS_PATHS, administratorOnly(app.get(PrincipalSource)));
    }
    SwaggerModule.setup(DOCS_PATH, app, create, { swaggerOptions: { filter: true, docExpansion: 'none' } });
  };
  return { create, serve };
}

/** Numbers are whole, but for the few that say `format: 'double'`: the framework calls both the same. */
function withWholeNumbers<T>(part: T): T {
  if (typeof part !== 'object' || part === null) return part;
  if (isWhole(part)) Object.assign(part, { type: 'integer' });
  for (const inner of Object.values(part)) withWholeNumbers(inner);
  return part;
}

const isWhole = (part: { type?: unknown; format?: unknown }) =>
  part.type === 'number' && part.format !== 'double';
