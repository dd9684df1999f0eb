import { pipeline } from 'node:stream/promises';
import { ObjectKeyError } from '@tablefall/platform/storage/object-key';
import type { ByteRange, ObjectFacts, ObjectStore } from '@tablefall/platform/storage/object-store';
import type { Request, RequestHandler, Response } from 'express';

/**
 * Serves the stored pictures below its path, whole or in ranges, and nothing else that is stored. A key never changes
 * its content, so browsers may keep what they got.
 */
export function serveMedia(store: ObjectStore): RequestHandler {
  return async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const key = decoded(request.path.slice(1));
    const facts = await find(store, key);
    if (!facts?.contentType.startsWith('image/')) {
      response.status(404).set('Cache-Control', 'no-cache').type('text').send('Not found');
      return;
    }
    response.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': facts.contentType,
      ETag: facts.etag,
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    await send(store, key, facts, request, response);
  };
}

async function send(
  store: ObjectStore,
  key: string,
  facts: ObjectFacts,
  request: Request,
  response: Response,
): Promise<void> {
  const range = wantedRange(request, facts);
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${facts.size}`).removeHeader('Cache-Control');
    response.end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: facts.size - 1 };
  response.status(range ? 206 : 200).set('Content-Length', String(end - start + 1));
  if (range) {
    response.set('Content-Range', `bytes ${start}-${end}/${facts.size}`);
  }
  const content = request.method === 'HEAD' ? null : await store.get(key, range);
  if (!content) {
    response.end();
    return;
  }
  // A visitor who leaves ends the stream early, which is no failure.
  await pipeline(content, response).catch(() => response.destroy());
}

/** The one range that is asked for; several at once, or one of an older content, are answered with the whole. */
function wantedRange(request: Request, facts: ObjectFacts): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.get('If-Range');
  if (condition && condition !== facts.etag) {
    return undefined;
  }
  const ranges = request.range(facts.size, { combine: true });
  if (ranges === -1) {
    return 'unsatisfiable';
  }
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) {
    return undefined;
  }
  return ranges[0];
}

async function find(store: ObjectStore, key: string): Promise<ObjectFacts | null> {
  try {
    return await store.find(key);
  } catch (error) {
    if (error instanceof ObjectKeyError) {
      return null;
    }
    throw error;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
