import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Who causes what happens now. In work by the clock, that is nobody. */
export interface Actor {
  userId: string | null;
  /** Without a user it is the id of the door link that the browser has opened. */
  sessionId: string | null;
  /** IP address that the request came from. */
  network: string | null;
  /** The id of the request, as its log line has it, or of a job's run: it stands in every row that this leaves. */
  causedBy: string | null;
}

const NOBODY: Actor = { userId: null, sessionId: null, network: null, causedBy: null };

const actors = new AsyncLocalStorage<Actor>();

/** Runs `work`, and whatever it starts, as a request from a network. `identifyRequest` adds its id and who sends it. */
export function actFrom(network: string | null, work: () => void): void {
  actors.run({ ...NOBODY, network }, work);
}

/** Runs `work`, and whatever it starts, as a run of a job, under an id of its own: `job:reminders:1f0c2a9e`. */
export function actByClock<T>(job: string, work: () => Promise<T>): Promise<T> {
  return actors.run({ ...NOBODY, causedBy: `job:${job}:${randomUUID().slice(0, 8)}` }, work);
}

/** Says which request the current one is, and whose session it carries. */
export function identifyRequest(id: string, session: Pick<Actor, 'userId' | 'sessionId'> | null): void {
  const { userId = null, sessionId = null } = session ?? {};
  Object.assign(actors.getStore() ?? {}, { causedBy: id, userId, sessionId });
}

export function currentActor(): Actor {
  return actors.getStore() ?? NOBODY;
}
