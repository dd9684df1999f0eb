import { type CheckerAnswer, type CheckerCall, GuestListChecker } from './guest-list-checker.ts';

type Result = Extract<CheckerAnswer, { result: unknown }>['result'];

const checker = new GuestListChecker();

self.addEventListener('message', ({ data: { id, method, argument } }: MessageEvent<CheckerCall>) => {
  const call = checker[method] as (this: GuestListChecker, argument: CheckerCall['argument']) => Result;
  const answer = (result: CheckerAnswer) => self.postMessage(result);
  try {
    answer({ id, result: call.call(checker, argument) });
  } catch (error) {
    // The page waits for an answer to every call.
    answer({ id, error: String(error) });
  }
});
