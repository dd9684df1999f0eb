import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';
import { accessRows } from '../src/http/access/access-table.ts';

type Json = Record<string, unknown>;
type Operation = OpenAPIObject['paths'][string]['get'] & object;
type Content = Record<string, { schema?: object }>;

interface Promised {
  content?: Content;
  headers?: object;
}

/** What a program reads besides the body, so that no answer has it unless the contract says so. */
const TOLD_HEADERS = [
  'content-disposition',
  'link',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'set-cookie',
  'www-authenticate',
  'x-total-count',
];

const textOf = (name: string) => readFileSync(join(import.meta.dirname, '../../openapi', name), 'utf8');
export const contract: OpenAPIObject = JSON.parse(textOf('openapi.json'));

/** The table that reviews read. */
export const accessFile = () => textOf('access.txt');

/** The most literal path first: `/api/gameday/public/{date}` before `/api/gameday/{id}/reminder`. */
const paths = Object.keys(contract.paths)
  .sort((one, other) => literals(other) - literals(one))
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`, 'i'),
  }));

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: asJsonSchema(contract.components) as object });
const validators = new Map<object, ValidateFunction>();

/** Who may call what, as `npm run contract` wrote it; a spec compares it with what is served. */
export const ACCESS_TABLE = accessRows(contract);

/** The paths that anybody may get. */
export const PUBLIC_READS = ACCESS_TABLE.filter(
  ({ method, access }) => method === 'get' && access === 'public',
).map(({ path }) => path);

/** Throws unless the contract promises an answer of this status, media type and shape, to this operation. */
export function checkAnswer(method: string, answer: Response): void {
  const { pathname } = new URL(answer.request.url);
  if (!pathname.startsWith('/api/')) {
    return;
  }
  const found = paths.find(({ path, pattern }) => pattern.test(pathname) && operationOf(path, method));
  const operation = found && operationOf(found.path, method);
  const where = `${method.toUpperCase()} ${pathname} answered ${answer.status}`;
  if (!operation) {
    // What is not there may be answered in many ways, but never with a success.
    check(answer.status >= 400, `${where}, but openapi.json has no such operation`);
    return;
  }
  const promised = resolved(operation.responses[String(answer.status)]);
  checkCode(promised?.content, answer, where);
  check(promised, `${where}, which openapi.json does not promise`);
  checkBody(promised?.content, answer, where);
  checkHeaders(Object.values(operation.responses).map(resolved), answer, where);
}

/** @param answers of the operation: a refusal, and a 304, may have a header of its success */
function checkHeaders(answers: (Promised | undefined)[], answer: Response, where: string): void {
  const told = answers.flatMap((each) => Object.keys(each?.headers ?? {})).map((name) => name.toLowerCase());
  const untold = TOLD_HEADERS.find((name) => answer.headers[name] !== undefined && !told.includes(name));
  check(!untold, `${where} with ${untold}, which openapi.json does not promise`);
}

/** Operations that refuse the same share an answer. */
function resolved(answer: object | undefined): Promised | undefined {
  const name = (answer as { $ref?: string } | undefined)?.$ref?.replace('#/components/responses/', '');
  return (name === undefined ? answer : contract.components?.responses?.[name]) as Promised;
}

/** Which refusals an endpoint may answer with is said by its `@Endpoint`; a status alone would not tell them apart. */
function checkCode(content: Content | undefined, answer: Response, where: string): void {
  const code: string | undefined = answer.body?.code;
  if (answer.status < 400 || code === undefined) return;
  const { allOf } = (content?.['application/json']?.schema ?? {}) as { allOf?: Json[] };
  const codes = allOf?.map(
    ({ properties }) => (properties as { code: { enum: string[] } } | undefined)?.code.enum,
  );
  const name = `${code.replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase())}Error`;
  check(
    codes?.flat().includes(code),
    `${where} ${code}, which its endpoint does not declare: add ${name} to the \`errors\` of its @Endpoint`,
  );
}

/** The body of an error is the same whether it is asked for as JSON or by the type of RFC 9457. */
function mediaTypeOf({ type }: Response): string {
  return type === 'application/problem+json' ? 'application/json' : type;
}

function checkBody(content: Content | undefined, answer: Response, where: string): void {
  if (!content) {
    // A redirect may say in words where it leads.
    check(!answer.text || answer.redirect, `${where} with a body, where openapi.json promises none`);
    return;
  }
  const type = mediaTypeOf(answer);
  const promised = content[type];
  check(promised, `${where} as ${type}, where openapi.json promises ${Object.keys(content)}`);
  if (promised?.schema && type === 'application/json') {
    const validate = validatorOf(promised.schema);
    check(
      validate(answer.body),
      `${where} with what openapi.json does not promise: ${ajv.errorsText(validate.errors)}`,
    );
  }
}

function validatorOf(schema: object): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(asJsonSchema(schema) as object);
  validators.set(schema, validate);
  return validate;
}

/**
 * An object has the fields that are named and no others: one that nobody declared may be one that nobody should see.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(asJsonSchema);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const rest = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asJsonSchema(inner)]),
  ) as Json;
  if (typeof rest.$ref === 'string') {
    return { $ref: rest.$ref.replace(/^#/, 'contract#') };
  }
  return rest.type === 'object' && rest.properties ? { additionalProperties: false, ...rest } : rest;
}

function operationOf(path: string, method: string): Operation | undefined {
  return contract.paths[path]?.[method as 'get'];
}

function literals(path: string): number {
  return path.split('/').filter((part) => !part.startsWith('{')).length;
}

function check(holds: unknown, problem: string): void {
  if (!holds) {
    throw new Error(`${problem}. After a change of the API run \`npm run contract\`.`);
  }
}
