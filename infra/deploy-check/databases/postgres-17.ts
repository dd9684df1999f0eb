import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { inToolbox } from '../toolbox.ts';
import { PostgresServer } from './postgres-server.ts';

const MAILS = 100;
const CALLS = 60;
const PATIENCE_MS = 60_000;

/** Backend and worker on the release of PostgreSQL before ours. */
export async function checkPostgres17(run: Run): Promise<void> {
  await build(print);
  await inToolbox(run, 'PostgreSQL 17', async (toolbox, trial) => {
    const services = await Services.start(run, 'seventeen');
    const server = await PostgresServer.start(run, toolbox, 'postgres-17');
    await server.sql('create database seventeen');
    await trial.try('backend and worker on it', async () => {
      const settings = await services.settings('seventeen', await freePort());
      return playOn(run, services, { ...settings, DATABASE_URL: server.url('seventeen') });
    });
  });
}

/** Migrates, answers and mails. */
async function playOn(run: Run, { sink }: Services, settings: Record<string, string>): Promise<string> {
  const product = new Installation(run, settings);
  await product.tablefall('migrate');
  const before = sink.mails;
  const processes = [await product.start('backend'), await product.start('worker')];
  try {
    await ready(`http://127.0.0.1:${settings.PORT}/api/health/ready`);
    const calls = await statusesOf(`http://127.0.0.1:${settings.PORT}/api/events`);
    expectThat(calls === `200: ${CALLS}`, calls);
    const guests = join(run.home, 'guests.json');
    writeFileSync(guests, JSON.stringify(gamedayWith(MAILS)));
    await product.tablefall('import-data', guests);
    await waitUntil(() => sink.mails >= before + MAILS, PATIENCE_MS);
    expectThat(sink.mails === before + MAILS, `${sink.mails - before} of ${MAILS} mails arrived`);
    return `migrated, ${CALLS} of ${CALLS} calls answered, ${MAILS} of ${MAILS} mails sent`;
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
}

/** How often calls were answered with which status. */
async function statusesOf(url: string): Promise<string> {
  const counts = new Map<number, number>();
  for (let call = 0; call < CALLS; call++) {
    const { status } = await fetch(url);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}
