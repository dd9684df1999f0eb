import { HttpStatus } from '@nestjs/common';
import type { ApiResponseOptions } from '@nestjs/swagger';
import { LIST_HEADERS } from '../serving/list-page.ts';
import type { EndpointOptions } from './endpoint.ts';

/** What comes of a call that succeeds: its status, as far as nothing else is said. */
export function successStatus({ status, response, file }: EndpointOptions): HttpStatus {
  return status ?? (response || file ? HttpStatus.OK : HttpStatus.NO_CONTENT);
}

/** The same as the document describes it, with its headers. */
export function successOf(options: EndpointOptions): ApiResponseOptions {
  const { response, file, listPage, cacheSeconds, forOtherSites, askedAgain, setsCookie } = options;
  const status = successStatus(options);
  const [type, isArray] = Array.isArray(response) ? [response[0], true] : [response, false];
  const said = file ? 'file' : listPage ? 'page' : isArray ? 'list' : 'answer';
  const headers = {
    ...(listPage && LIST_HEADERS),
    ...(file && { 'Content-Disposition': text('A name for the file, and whether it is to be kept.') }),
    ...(cacheSeconds && { 'Cache-Control': text('For how long anybody may keep it.') }),
    ...((forOtherSites || askedAgain) && { ETag: text('What to send as `If-None-Match` the next time.') }),
    ...(status === HttpStatus.FOUND && { Location: text('The page.') }),
    ...(setsCookie && { 'Set-Cookie': text(setsCookie) }),
  };
  return {
    status,
    description: BY_STATUS[status] ?? IN_WORDS[said],
    ...(type && { type, isArray }),
    ...(file && { content: { [file]: { schema: { type: 'string' as const } } } }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

/** The answer to whoever has it already. */
export const UNCHANGED = {
  status: HttpStatus.NOT_MODIFIED,
  description: 'As the `If-None-Match` of the request.',
};

const BY_STATUS: Partial<Record<HttpStatus, string>> = {
  201: 'It is made.',
  204: 'Done; there is no more to say.',
  302: 'On to a page.',
};

const IN_WORDS = {
  answer: 'What was asked for, or what came of it.',
  list: 'The list.',
  page: 'A page of the list.',
  file: 'The file.',
};

function text(description: string) {
  return { description, schema: { type: 'string' as const } };
}
