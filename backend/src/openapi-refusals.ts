import { isDeepStrictEqual } from 'node:util';
import type { OpenAPIObject } from '@nestjs/swagger';
import { problemFor, takeRefused } from './http/access/endpoint-errors.ts';
import { LIMIT_HEADERS } from './http/access/throttling/told-limits.ts';
import { MethodNotAllowedError, NothingHereError, UnexpectedError } from './http/errors/api-error.ts';
import type { ProblemDto } from './http/errors/problem.dto.ts';

const HEADERS = {
  'Retry-After': {
    description: 'Seconds until it is worth trying again.',
    schema: { type: 'integer' as const },
  },
  'WWW-Authenticate': { description: 'How one signs in.', schema: { type: 'string' as const } },
  ...LIMIT_HEADERS,
};
/** What those who may call so often are told with each success. */
const OF_LIMITS = Object.fromEntries(Object.keys(LIMIT_HEADERS).map((name) => [name, headerRef(name)]));
/** Which of them a status always comes with. */
const HEADER_OF: Record<number, keyof typeof HEADERS> = {
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
};

/** What no operation answers, because none was found, or because it failed. */
const OF_NO_OPERATION = [NothingHereError, new MethodNotAllowedError('GET, OPTIONS'), UnexpectedError];

type Answer = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>[string];

interface Operation extends Record<string, unknown> {
  responses: Record<string, Answer>;
}

/** Makes the answers of each operation out of what it may refuse, and names all codes in the schema of `Problem`. */
export function withRefusals(document: OpenAPIObject): OpenAPIObject {
  const codes = new Set(OF_NO_OPERATION.map((error) => problemFor(error).code));
  const answers = new Answers();
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path as Record<string, Operation>)) {
      const problems = takeRefused(operation, method !== 'get');
      for (const { code } of problems) codes.add(code);
      const successes = operation.responses;
      if (problems.some(({ status }) => status === 429)) tellOfLimits(successes);
      operation.responses = { ...successes, ...answers.of(problems) };
    }
  }
  const { schemas = {} } = document.components ?? {};
  const problem = schemas.Problem as { properties: { code: object } };
  Object.assign(problem.properties.code, { enum: [...codes].sort() });
  document.components = { ...document.components, schemas, headers: HEADERS, responses: answers.named };
  return document;
}

/** What refusals are answered with. Operations that refuse the same share an answer, which is named by its codes. */
class Answers {
  readonly named: Record<string, Answer> = {};

  /** An answer for each status. */
  of(problems: ProblemDto[]): Record<string, Answer> {
    const statuses = [...new Set(problems.map(({ status }) => status))];
    return Object.fromEntries(
      statuses.map((status) => [
        status,
        this.shared(problems.filter((problem) => problem.status === status)),
      ]),
    );
  }

  private shared(problems: ProblemDto[]): Answer {
    const byCode = new Map(problems.map((problem) => [problem.code, problem]));
    const codes = [...byCode.keys()].sort();
    const name = codes.join('.');
    const answer = answerOf(codes.flatMap((code) => byCode.get(code) ?? []));
    this.named[name] ??= answer;
    // One and the same code may have several texts, such as what it was that was not found.
    return isDeepStrictEqual(this.named[name], answer) ? { $ref: `#/components/responses/${name}` } : answer;
  }
}

/** @param problems of one status, by their codes */
function answerOf(problems: ProblemDto[]): Answer {
  const header = HEADER_OF[problems[0]?.status ?? 0];
  return {
    description: problems.map(({ code, message }) => `- \`${code}\`: ${message}`).join('\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { properties: { code: { enum: problems.map(({ code }) => code) } } },
          ],
        },
        examples: Object.fromEntries(problems.map((problem) => [problem.code, { value: problem }])),
      },
    },
    ...(header && { headers: { [header]: headerRef(header) } }),
  };
}

function tellOfLimits(successes: Record<string, Answer>): void {
  for (const answer of Object.values(successes)) {
    if (!('$ref' in answer)) answer.headers = { ...answer.headers, ...OF_LIMITS };
  }
}

function headerRef(name: string) {
  return { $ref: `#/components/headers/${name}` };
}
