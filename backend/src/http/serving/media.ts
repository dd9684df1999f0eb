import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { ObjectKeyError } from '@tablefall/platform/storage/object-key';
import { type ByteRange, type ObjectFacts, ObjectStore } from '@tablefall/platform/storage/object-store';
import type { Request, RequestHandler, Response } from 'express';
import { asksForFile } from './file-request.ts';

/**
 * Serves the stored pictures below the path where its handler stands, whole or in ranges, and nothing else that is stored. A key never
 * changes its content, so browsers may keep what they got.
 */
@Injectable()
export class Media {
  constructor(private readonly store: ObjectStore) {}

  readonly handler: RequestHandler = (request, response) => this.serve(request, response);

  private async serve(request: Request, response: Response): Promise<void> {
    if (!asksForFile(request)) {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const key = decoded(request.path.slice(1));
    const facts = await this.find(key);
    if (!facts?.contentType.startsWith('image/')) {
      notFound(response);
      return;
    }
    response.set({ 'Accept-Ranges': 'bytes', 'Content-Type': facts.contentType, ETag: facts.etag });
    if (request.fresh) {
      response.status(304).set('Cache-Control', A_YEAR).end();
      return;
    }
    const range = wantedRange(request, facts);
    if (range === 'unsatisfiable') {
      response.status(416).set('Content-Range', `bytes */${facts.size}`).end();
      return;
    }
    const content = request.method === 'GET' ? await this.store.get(key, range) : null;
    if (request.method === 'GET' && !content) {
      // Deleted since it was found.
      notFound(response);
      return;
    }
    await send(content, facts, range, response);
  }

  private async find(key: string): Promise<ObjectFacts | null> {
    try {
      return await this.store.find(key);
    } catch (error) {
      if (error instanceof ObjectKeyError) {
        return null;
      }
      throw error;
    }
  }
}

const A_YEAR = 'public, max-age=31536000, immutable';

function notFound(response: Response): void {
  response.removeHeader('ETag');
  response.removeHeader('Accept-Ranges');
  response.status(404).set('Cache-Control', 'no-cache').type('text').send('Not found');
}

/** Only now may the answer be kept: before, a failing store could have made an error that is kept for a year. */
async function send(
  content: Readable | null,
  { size }: ObjectFacts,
  range: ByteRange | undefined,
  response: Response,
): Promise<void> {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response
    .status(range ? 206 : 200)
    .set({ 'Cache-Control': A_YEAR, 'Content-Length': String(end - start + 1) });
  if (range) {
    response.set('Content-Range', `bytes ${start}-${end}/${size}`);
  }
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
