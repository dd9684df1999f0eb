import { type DeskAnswer, type DeskCall, GuestDesk } from './guest-desk.ts';

const desk = new GuestDesk();

self.addEventListener('message', ({ data: { id, method, argument } }: MessageEvent<DeskCall>) => {
  const call = desk[method] as (this: GuestDesk, argument: DeskCall['argument']) => DeskAnswer['answer'];
  self.postMessage({ id, answer: call.call(desk, argument) } satisfies DeskAnswer);
});
