import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { CONNECTIONS, inviteAndSend, mailStage } from '../mail-stage.ts';
import { cpuSeconds } from '../process-figures.ts';
import { type PeerSetup, peer } from '../references/peer.ts';
import { type Comparison, type Contender, cpuRatioOf, ratioOf } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';

const SECOND_WORKER = 'worker-2';
/** A worker has started and waits for jobs by then. */
const WORKER_START_MS = 5_000;

function invitation(product: BenchProduct, count: number): Contender {
  return {
    run: async () => {
      await inviteAndSend(product, count);
      return { units: count };
    },
    cpu: () => cpuOfWorkers(product),
  };
}

function cpuOfWorkers({ pids }: BenchProduct): number | null {
  return cpuSeconds(Object.entries(pids).flatMap(([key, pid]) => (key.startsWith('worker') ? [pid] : [])));
}

/** The same invitations, from the request on and from the first mail that was sent to the last. */
async function invitations(bench: Bench): Promise<{ endToEnd: Comparison; sending: Comparison }> {
  const { product, smtpSource } = await mailStage(bench);
  const count = bench.size(20_000, 5_000);
  await warmUp(bench, product);
  const rates: number[] = [];
  const endToEnd = await bench.rounds(smtpSource(count), {
    ...invitation(product, count),
    run: async () => {
      rates.push(count / (await inviteAndSend(product, count)));
      return { units: count };
    },
  });
  const subjects = endToEnd.subjects.map(({ cpu }, round) => ({ cpu, rate: rates[round] ?? 0 }));
  return { endToEnd, sending: { ...endToEnd, subjects } };
}

const besidePeer = (bench: Bench) => besidePeerThat(bench, { templates: 'product', inlinesStyles: true });
const besideFinished = (bench: Bench) =>
  besidePeerThat(bench, { templates: 'finished', inlinesStyles: true });
const besideLean = (bench: Bench) => besidePeerThat(bench, { templates: 'finished', inlinesStyles: false });

async function besidePeerThat(bench: Bench, setup: PeerSetup): Promise<Comparison> {
  const { product, sample } = await mailStage(bench);
  const sendByPeer = await peer(bench, sample, product.smtpPort, CONNECTIONS, setup);
  const subject = invitation(product, bench.size(10_000, 3_000));
  await warmUp(bench, product);
  return bench.rounds(sendByPeer(bench.size(2_000, 500)), subject);
}

/** A worker that has just started compiles its code while it sends the first thousands. */
function warmUp(bench: Bench, product: BenchProduct): Promise<unknown> {
  return inviteAndSend(product, bench.size(20_000, 10_000));
}

/** Does something while a second worker shares the work. */
async function besideSecondWorker<T>(
  bench: Bench,
  product: BenchProduct,
  work: () => Promise<T>,
): Promise<T> {
  await product.startWorker(SECOND_WORKER);
  try {
    await delay(WORKER_START_MS);
    await warmUp(bench, product);
    return await work();
  } finally {
    await product.stopWorker(SECOND_WORKER);
  }
}

async function twoWorkers(bench: Bench): Promise<Measured> {
  const { product } = await mailStage(bench);
  const count = bench.size(20_000, 5_000);
  const sending = async () => ({ units: count, seconds: await inviteAndSend(product, count) });
  const two = () => besideSecondWorker(bench, product, sending);
  return ratioOf(await bench.rounds({ run: sending }, { run: two }), 'mails');
}

async function invitationsByTwo(bench: Bench): Promise<Measured> {
  const { product, smtpSource } = await mailStage(bench);
  const count = bench.size(20_000, 5_000);
  const rounds = () => bench.rounds(smtpSource(count), invitation(product, count));
  return ratioOf(await besideSecondWorker(bench, product, rounds), 'mails');
}

export const rows: Row[] = [
  {
    name: 'send',
    road: true,
    title:
      'mails of the outbox, with words of the edition’s own, rendered and sent by a worker ÷ smtp-source',
    must: 0.38,
    aim: 0.65,
    better: 'higher',
    limitedBy:
      'one Node process writes two parts of each mail, claims and records it, where smtp-source repeats one body; on two cores the mail server, PostgreSQL and Redis want the same ones.',
    run: async (bench) => ratioOf((await bench.figures(invitations)).sending, 'mails'),
  },
  {
    name: 'send-cpu',
    road: true,
    title:
      'CPU time that smtp-source takes for a mail ÷ that of the worker, who also writes it and keeps the outbox',
    // Machines differ: releases that cost the same gave 0.27, 0.19 and 0.11. This is what the slowest reaches beside other work.
    must: 0.1,
    aim: 0.45,
    better: 'higher',
    limitedBy:
      'as `send`: Handlebars, quoted-printable, the SMTP dialogue, and the statements that claim and record. ' +
      'Three machines gave 0.27, 0.19 and 0.11 for one release: Node takes longer where memory is slower, a C program hardly does. ' +
      '`--against` compares two releases on one machine.',
    run: async (bench) => cpuRatioOf((await bench.figures(invitations)).endToEnd),
  },
  {
    name: 'invite',
    road: true,
    title: 'a bulk invitation, from the request to the last mail recorded as sent ÷ smtp-source',
    must: 0.26,
    aim: 0.4,
    better: 'higher',
    limitedBy:
      'as `send`, after the transaction that stores the whole list: nothing is sent before its commit.',
    run: async (bench) => ratioOf((await bench.figures(invitations)).endToEnd, 'mails'),
  },
  {
    name: 'invite-two-workers',
    title: 'the same, sent by two worker processes ÷ smtp-source',
    must: 0.26,
    aim: 0.4,
    better: 'higher',
    limitedBy: 'as `invite`; two cores for the workers, the mail server, PostgreSQL and Redis together.',
    run: invitationsByTwo,
  },
  {
    name: 'peer',
    title:
      'a bulk invitation, from the request on ÷ @nestjs-modules/mailer sending the same mails from the same templates, with partials and at its defaults as its documentation shows',
    must: 5.5,
    aim: 10,
    better: 'higher',
    limitedBy:
      'as `send`; the peer reads its partials for each mail, looks for styles to inline in it, builds it as a tree of streams, and keeps no outbox.',
    run: async (bench) => ratioOf(await bench.figures(besidePeer), 'mails'),
  },
  {
    name: 'peer-finished',
    title: 'the same ÷ @nestjs-modules/mailer that is given the finished mail with gaps for a name and links',
    must: null,
    aim: null,
    better: 'higher',
    limitedBy: 'as `send`: two cores, which the mail server, PostgreSQL and Redis want as well.',
    run: async (bench) => ratioOf(await bench.figures(besideFinished), 'mails'),
  },
  {
    name: 'peer-lean',
    title: 'the same, told to leave the styles of its mails alone as well',
    must: null,
    aim: null,
    better: 'higher',
    limitedBy: 'as `peer-finished`.',
    run: async (bench) => ratioOf(await bench.figures(besideLean), 'mails'),
  },
  {
    name: 'peer-cpu',
    title: 'CPU time that @nestjs-modules/mailer takes for a mail as in `peer-finished` ÷ that of the worker',
    must: 5.5,
    aim: 10,
    better: 'higher',
    // Both are Node, so that a machine with slow memory changes their ratio little: `send-cpu` fell to a quarter on one.
    short: true,
    limitedBy: 'as `send-cpu`.',
    run: async (bench) => cpuRatioOf(await bench.figures(besideFinished)),
  },
  {
    name: 'two-workers',
    title: 'mails sent by two worker processes ÷ by one',
    must: 1,
    aim: 1.4,
    better: 'higher',
    limitedBy:
      'one worker, the mail server, PostgreSQL and Redis take 1.7 of two cores: for a second worker there is little left.',
    run: twoWorkers,
  },
];
