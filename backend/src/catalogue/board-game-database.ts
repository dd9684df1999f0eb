import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { LRUCache } from 'lru-cache';
import { gamesOf } from './board-game-xml.ts';
import type { KnownBoardGameDto } from './board-games.dto.ts';

/** A whole answer, so that with the catalogue's after it nobody waits for five seconds. */
const PATIENCE_MS = 4_000;
/** The database prepares some answers and says 202 meanwhile. */
const PREPARING_MS = 500;
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
const ANSWERS_KEPT = 2_000;
const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

/** The database has said when it wants to be asked again. */
class AskedToWait extends Error {
  constructor(
    status: number,
    readonly waitMs: number,
  ) {
    super(`status ${status}`);
  }
}

/**
 * The public board-game database, asked over its XML API at one host and two paths. Answers are kept for a day, and
 * callers who ask the same at the same moment share one request. After three failures in a row it is not asked for a
 * minute; when it says itself for how long, for that time.
 */
@Injectable()
export class BoardGameDatabase {
  private readonly logger = new Logger(BoardGameDatabase.name);
  private readonly answers: LRUCache<string, KnownBoardGameDto[]>;
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.answers = new LRUCache({
      max: ANSWERS_KEPT,
      ttl: DAY_MS,
      fetchMethod: (path) => this.ask(path),
    });
  }

  /** The games whose names hold a text, in no order; null while the database is off or does not answer. */
  search(text: string): Promise<KnownBoardGameDto[] | null> {
    return this.answerTo(`search?${new URLSearchParams({ query: text.toLowerCase(), type: 'boardgame' })}`);
  }

  /** A game with its picture; undefined for an unknown id, and while the database is off or does not answer. */
  async game(id: number): Promise<KnownBoardGameDto | undefined> {
    const games = await this.answerTo(thing(id));
    return games?.find((game) => game.id === id);
  }

  /** The picture of a game that was looked up lately. */
  knownThumbnail(id: number): string | null {
    return this.answers.peek(thing(id))?.find((game) => game.id === id)?.thumbnail ?? null;
  }

  private async answerTo(path: string): Promise<KnownBoardGameDto[] | null> {
    const known = this.answers.get(path);
    if (known) {
      return known;
    }
    if (!this.config.BGG_TOKEN || this.clock.now().getTime() < this.pausedUntil) {
      return null;
    }
    try {
      return (await this.answers.fetch(path)) ?? null;
    } catch {
      return null;
    }
  }

  private async ask(path: string): Promise<KnownBoardGameDto[]> {
    try {
      const games = gamesOf(await this.read(path));
      this.failures = 0;
      return games.map((game) => ({ ...game, thumbnail: this.ownPicture(game.thumbnail) }));
    } catch (error) {
      this.failed(error as Error);
      throw error;
    }
  }

  private failed(error: Error): void {
    this.failures += 1;
    const waitMs = error instanceof AskedToWait ? error.waitMs : this.failures >= FAILURES_MAX ? PAUSE_MS : 0;
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now().getTime() + waitMs);
    this.logger.warn(
      `The board-game database gave no answer (${error.message}); the catalogue does instead.`,
    );
  }

  private async read(path: string): Promise<string> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const response = await fetch(`${this.config.BGG_URL}/${path}`, {
        headers: { Accept: 'application/xml', Authorization: `Bearer ${this.config.BGG_TOKEN}` },
        redirect: 'error',
        signal,
      });
      if (response.status === 200) {
        return textOf(response);
      }
      await response.body?.cancel();
      if (response.status === 429 || response.status === 503) {
        throw new AskedToWait(response.status, waitOf(response));
      }
      if (response.status !== 202) {
        throw new Error(`status ${response.status}`);
      }
      await sleep(PREPARING_MS, undefined, { signal });
    }
  }

  /** Pages may show pictures of the one host alone. */
  private ownPicture(thumbnail: string | null): string | null {
    return thumbnail?.startsWith(`${this.config.BGG_IMAGE_HOST}/`) ? thumbnail : null;
  }
}

function thing(id: number): string {
  return `thing?id=${id}`;
}

/** Throws Error as soon as the answer is longer than any that this database gives. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) {
      throw new Error('more than 2 MB');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What `Retry-After` says in seconds, within a day; a minute where it says nothing. */
function waitOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0 ? Math.min(seconds * 1000, DAY_MS) : PAUSE_MS;
}
