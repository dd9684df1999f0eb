import type { Config } from '@tablefall/platform/config/config';

/** JSON, read into memory once the access rule has let the caller in. */
export interface JsonBody {
  kind: 'json';
  maxBytes: number;
  /** How many texts, numbers, lists and objects it may hold in all. */
  maxValues: number;
}

/** Files of a form (multipart). Browsers must send the header `X-Requested-With`, which no other site can. */
export interface UploadBody {
  kind: 'upload';
  /** The form's field that holds the files. */
  field: string;
  maxFiles: number;
  maxFileBytes: number;
}

/**
 * What mail programs post to unsubscribe (RFC 8058). The body is never read and may come from any site: the URL says
 * everything.
 */
export interface OneClickBody {
  kind: 'one-click';
}

/** JSON of another program, which signs its bytes with a secret that both know; without a secret the endpoint is not there. */
export interface SignedBody {
  kind: 'signed';
  maxBytes: number;
  maxValues: number;
  secret(config: Config): string | undefined;
}

/** What an endpoint takes besides its URL. */
export type RequestBody = JsonBody | UploadBody | OneClickBody | SignedBody;

/** Holds `sha256=` and the HMAC-SHA256 of the body's bytes in hexadecimal digits. */
export const SIGNATURE_HEADER = 'X-Signature';

/** The body of an endpoint that declares no other. */
export const FORM_BODY: JsonBody = { kind: 'json', maxBytes: 100_000, maxValues: 10_000 };

/** A pasted list: 100,000 guests of ordinary length are about 8 MB. For staff only, because reading it costs memory. */
export const LONG_LIST_BODY: JsonBody = { kind: 'json', maxBytes: 32 * 1024 * 1024, maxValues: 1_000_000 };

export const ONE_CLICK_BODY: OneClickBody = { kind: 'one-click' };

/** What another program signs; it says within when it did so, and the endpoint refuses what is old. */
export function signedBody(body: Pick<SignedBody, 'maxBytes' | 'secret'>): SignedBody {
  return { kind: 'signed', maxValues: 10_000, ...body };
}

/** The files of one form field; nothing else may be sent along. */
export function uploadBody(upload: Omit<UploadBody, 'kind'>): UploadBody {
  return { kind: 'upload', ...upload };
}
