import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectThat } from '../../counterparts/finding.ts';
import type { Run } from '../../counterparts/run.ts';
import { print } from '../../local/print.ts';
import { build } from '../../local/product/build.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { waitUntil } from '../../local/supervisor/processes.ts';
import { ready } from '../image.ts';
import { Installation } from '../installation.ts';
import { gamedayWith } from '../invitations.ts';
import { Services } from '../services.ts';
import { Switch } from '../switch.ts';
import { inToolbox } from '../toolbox.ts';
import { PostgresServer } from './postgres-server.ts';

const MAILS = 5_000;
const CLIENTS = 50;
const SEATS = 50;
/** What watches over the servers needs so long to notice, in ms. */
const NOTICED_AFTER = 5_000;
/** Both processes work again within this time, in ms. */
const BACK_WITHIN = 15_000;
/** Mails that were accepted while nothing could be recorded may go out again: a job of each of four at a time. */
const TWICE_AT_MOST = 400;
const ALL_MAILS_MS = 180_000;

/**
 * A streaming standby is promoted while 5,000 mails leave and 50 clients answer, and Redis is replaced by an empty one:
 * nothing is lost, nothing oversold, and both processes go on without a restart.
 */
export async function checkFailover(run: Run): Promise<void> {
  await build(print);
  await inToolbox(run, 'PostgreSQL 17 and its standby', async (toolbox, trial) => {
    const services = await Services.start(run, 'failover');
    const primary = await PostgresServer.start(run, toolbox, 'primary');
    await primary.sql('create database failover');
    const standby = await primary.standby('standby');
    const address = await Switch.to(primary.port);
    run.atEnd(() => address.close());
    const settings: Record<string, string> = {
      ...(await services.settings('unused', await freePort())),
      DATABASE_URL: primary.url('failover', address.port),
      // So that mails leave before, while and after the standby takes over.
      MAIL_RATE_PER_SECOND: '400',
      ANONYMOUS_MAILS_PER_HOUR: '100000',
      THROTTLE_NETWORK_PER_MINUTE: '100000',
    };
    const product = new Installation(run, settings);
    await product.tablefall('migrate');
    const site = `http://127.0.0.1:${settings.PORT}`;
    const backend = await product.start('backend');
    const worker = await product.start('worker');
    const began = [backend.pid, worker.pid].join();
    await ready(`${site}/api/health/ready`);
    const guests = join(run.home, 'guests.json');
    writeFileSync(guests, JSON.stringify(gamedayWith(MAILS)));
    await product.tablefall('import-data', guests);
    const gameday = await primary.sql('select id from gameday', 'failover');
    const { sink } = services;
    await waitUntil(() => sink.mails > MAILS / 10, ALL_MAILS_MS);

    await trial.try(
      `promoted while ${MAILS.toLocaleString('en-US')} mails leave and ${CLIENTS} clients answer`,
      async () => {
        const answers = Promise.all(
          Array.from({ length: CLIENTS }, (_, client) => answer(site, gameday, client)),
        );
        await sleep(300);
        await primary.kill();
        await sleep(NOTICED_AFTER);
        await standby.promote();
        address.turn(standby.port);
        const since = Date.now();
        const before = sink.mails;
        await ready(`${site}/api/events`, BACK_WITHIN);
        const backendTook = Date.now() - since;
        expectThat(await waitUntil(() => sink.mails > before + 200, BACK_WITHIN), 'no mail leaves any more');
        const workerTook = Date.now() - since;
        const accepted = (await answers).filter(Boolean).length;
        await waitUntil(() => sink.mails - sink.extra >= MAILS + accepted, ALL_MAILS_MS);
        const taken = Number(await standby.sql('select seats_taken from gameday', 'failover'));
        expectThat(
          taken <= SEATS && taken >= accepted,
          `${accepted} were told that they have a seat, ${taken} of ${SEATS} are taken`,
        );
        expectThat(
          sink.mails - sink.extra >= MAILS + accepted,
          `${sink.mails - sink.extra} different mails arrived`,
        );
        expectThat(sink.extra <= TWICE_AT_MOST, `${sink.extra} mails arrived again`);
        return `backend back after ${seconds(backendTook)}, worker after ${seconds(workerTook)}; all ${MAILS} invitations arrived, ${sink.extra} again; ${accepted} seats given, ${taken} taken of ${SEATS}`;
      },
    );

    await trial.try('Redis replaced by an empty one meanwhile', async () => {
      const before = sink.mails - sink.extra;
      writeFileSync(guests, JSON.stringify(gamedayWith(MAILS, 36)));
      await product.tablefall('import-data', guests);
      await waitUntil(() => sink.mails - sink.extra > before + 500, ALL_MAILS_MS);
      // Its supervisor starts it again, with nothing in it.
      const { hostname, port } = new URL(settings.REDIS_URL ?? '');
      connect(Number(port), hostname).end('SHUTDOWN NOSAVE\r\n');
      const again = sink.extra;
      await waitUntil(() => sink.mails - sink.extra >= before + MAILS, ALL_MAILS_MS);
      expectThat(
        sink.mails - sink.extra >= before + MAILS,
        `${sink.mails - sink.extra - before} of ${MAILS} arrived`,
      );
      await ready(`${site}/api/health/ready`);
      return `all ${MAILS.toLocaleString('en-US')} arrived, ${sink.extra - again} again`;
    });
    await trial.try('a restart', async () => {
      expectThat([backend.pid, worker.pid].join() === began, 'one of the processes has ended');
      return 'was not needed';
    });
  });
}

/** One client takes one seat, and tries again while the service says that it is away. @returns whether it has the seat */
async function answer(site: string, gamedayId: string, client: number): Promise<boolean> {
  const letters = String.fromCharCode(97 + Math.floor(client / 26), 97 + (client % 26));
  const body = JSON.stringify({
    gamedayId,
    guestName: `Client ${letters}`,
    guestEmail: `client${client}@mail.example`,
    status: 'Accepted',
    replyComments: null,
  });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const status = await fetch(`${site}/api/gameday/public-rsvp`, { method: 'POST', headers, body }).then(
      (response) => response.status,
      () => 503,
    );
    if (status < 500) return status === 200;
    await sleep(500);
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
