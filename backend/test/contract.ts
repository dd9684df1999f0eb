import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';

type Json = Record<string, unknown>;
type Operation = OpenAPIObject['paths'][string]['get'] & object;
type Content = Record<string, { schema?: object }>;

const file = join(import.meta.dirname, '../../openapi/openapi.json');
const contract: OpenAPIObject = JSON.parse(readFileSync(file, 'utf8'));
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

/** The paths that anybody may get. */
export const PUBLIC_READS = paths
  .filter(({ path }) => operationOf(path, 'get')?.description?.startsWith('Access: public'))
  .map(({ path }) => path);

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
  const promised = operation.responses[String(answer.status)] as { content?: Content } | undefined;
  check(promised, `${where}, which openapi.json does not promise`);
  checkBody(promised?.content, answer, where);
}

function checkBody(content: Content | undefined, answer: Response, where: string): void {
  if (!content) {
    // A redirect may say in words where it leads.
    check(!answer.text || answer.redirect, `${where} with a body, where openapi.json promises none`);
    return;
  }
  const promised = content[answer.type];
  check(promised, `${where} as ${answer.type}, where openapi.json promises ${Object.keys(content)}`);
  if (promised?.schema && answer.type === 'application/json') {
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
 * OpenAPI 3.0 says `nullable` where JSON Schema says `type: null`. Besides, an object has the fields that are named
 * and no others: one that nobody declared may be one that nobody should see.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(asJsonSchema);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asJsonSchema(inner)]),
  ) as Json;
  if (typeof rest.$ref === 'string') {
    return { $ref: rest.$ref.replace(/^#/, 'contract#') };
  }
  const closed = rest.type === 'object' && rest.properties ? { additionalProperties: false, ...rest } : rest;
  return nullable ? { anyOf: [{ type: 'null' }, closed] } : closed;
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
