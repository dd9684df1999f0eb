import type { Problem as Answered } from './generated.ts';

/** The server's error body, as far as it could be read. */
export interface Problem {
  /** HTTP status; 0 when the server was not reached or its answer could not be read. */
  status: number;
  /** Which refusal it is; what it says in words may change. */
  code?: Answered['code'];
  title?: string;
  message?: string;
  detail?: string;
  /** The status and its text as HTTP gave them, of an answer that could not be read as well; none without an answer. */
  answer?: { status: number; statusText: string };
  fields: Record<string, string>;
  /** Ids of what stands in the way. */
  conflictsWith: string[];
  /** What there is now, as the call answers with it, of a form that was filled from something older. */
  current?: unknown;
}

/** Reads the error of a failed call. */
export function problemOf(error: unknown): Problem {
  const status = numberIn(error, 'status') ?? 0;
  const body = isObject(error) ? error.data : undefined;
  return {
    status,
    code: textIn(body, 'code') as Problem['code'],
    title: textIn(body, 'title'),
    message: textIn(body, 'message'),
    detail: textIn(body, 'detail'),
    answer: answerOf(error),
    fields: fieldsOf(body),
    conflictsWith: conflictsIn(body),
    current: isObject(body) ? body.current : undefined,
  };
}

/** Whether a call went out and nothing came back in its time, as where a hall's network is there and leads nowhere. */
export function isUnanswered(error: unknown): boolean {
  return isObject(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
}

/** The server's reason for refusing a call; undefined when the call failed for another one. */
export function refusalOf(error: unknown): string | undefined {
  const problem = problemOf(error);
  return problem.status === 0 ? undefined : refusalText(problem);
}

/** What is said wherever something failed while the browser has no network; undefined while it has one. */
export function noNetworkText(): string | undefined {
  return navigator.onLine ? undefined : 'You have no network. Try again when it is back.';
}

/** What is said of a call that the server did not answer. */
export function unreachedText(): string {
  return noNetworkText() ?? 'We could not reach the server. Please try again.';
}

/** Why a call failed, for whoever made it: the server's reason for refusing it, or that there is no network. */
export function refusalText({ status, message }: Problem): string | undefined {
  if (status === 0) return noNetworkText();
  return status >= 400 && status < 500 ? message : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function numberIn(value: unknown, key: string): number | undefined {
  return isObject(value) && typeof value[key] === 'number' ? value[key] : undefined;
}

function textIn(value: unknown, key: string): string | undefined {
  return isObject(value) && typeof value[key] === 'string' ? value[key] : undefined;
}

function answerOf(error: unknown): Problem['answer'] {
  if (!isObject(error) || !isObject(error.answer)) return undefined;
  return {
    status: numberIn(error.answer, 'status') ?? 0,
    statusText: textIn(error.answer, 'statusText') ?? '',
  };
}

function fieldsOf(body: unknown): Record<string, string> {
  if (!isObject(body) || !isObject(body.fields)) return {};
  return Object.fromEntries(
    Object.entries(body.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function conflictsIn(body: unknown): string[] {
  if (!isObject(body) || !Array.isArray(body.conflictsWith)) return [];
  return body.conflictsWith.filter((id) => typeof id === 'string');
}
