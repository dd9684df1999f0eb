import { AsyncLocalStorage } from 'node:async_hooks';

/** Who causes what happens now. All is null in work by the clock. */
export interface Actor {
  userId: string | null;
  sessionId: string | null;
  /** IP address that the request came from. */
  network: string | null;
}

const actors = new AsyncLocalStorage<Actor>();

/** Runs `work`, and whatever it starts, as a request from a network. `identifyActor` adds who sends it. */
export function actFrom(network: string | null, work: () => void): void {
  actors.run({ userId: null, sessionId: null, network }, work);
}

/** Says whose session the current request carries. */
export function identifyActor({ userId, sessionId }: { userId: string; sessionId: string }): void {
  Object.assign(actors.getStore() ?? {}, { userId, sessionId });
}

export function currentActor(): Actor {
  return actors.getStore() ?? { userId: null, sessionId: null, network: null };
}
