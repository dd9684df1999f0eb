import { crc32, deflateSync } from 'node:zlib';
import type { Bench } from '../bench.ts';
import { BenchProduct } from '../bench-product.ts';
import { memoryOfAll } from '../process-figures.ts';
import { type Measured, NotMeasured, type Row } from '../row.ts';

const MEGABYTE = 1e6;
const PAGES = [
  '/',
  '/events',
  '/forsale',
  '/calendar',
  '/faq',
  '/photos',
  '/map',
  '/attendees',
  '/api/events',
  '/api/forsale',
];
const ROUNDS = 200;
const PHOTOS = 30;

/** Megabytes of all processes of a product that has just started, and after what people of a convention do with it. */
async function footprints(bench: Bench): Promise<{ rest: number; used: number }> {
  const product = new BenchProduct();
  bench.atEnd(() => product.stop());
  await product.start();
  const memory = () => {
    const bytes = memoryOfAll(Object.values(product.pids));
    if (bytes === null) throw new NotMeasured('This machine does not tell the memory of a process.');
    return bytes / MEGABYTE;
  };
  const rest = memory();
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(PAGES.map((path) => fetch(product.web + path).then((answer) => answer.arrayBuffer())));
  const photo = new Blob([picture(4_000, 3_000)], { type: 'image/png' });
  for (let count = 0; count < PHOTOS; count++) await upload(product, photo);
  return { rest, used: memory() };
}

async function upload({ web, staff, environment }: BenchProduct, photo: Blob): Promise<void> {
  const body = new FormData();
  body.append('file', photo, 'game.png');
  const path = `/api/forsale/upload-image?email=${encodeURIComponent(environment.ADMIN_EMAIL ?? '')}`;
  const headers = { cookie: staff.cookie, 'x-requested-with': 'fetch' };
  const answer = await fetch(web + path, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** A PNG as large as a phone's photo once it is decoded. */
function picture(width: number, height: number): Buffer<ArrayBuffer> {
  const line = Buffer.from(
    Uint8Array.from({ length: 1 + 3 * width }, (_, at) => (at === 0 ? 0 : (at * 7) % 251)),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(line)), { level: 1 });
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const row = (
  name: string,
  title: string,
  must: number,
  aim: number,
  run: (bench: Bench) => Promise<number>,
): Row => ({
  name,
  title: `memory of backend, worker, PostgreSQL and Redis together, ${title}`,
  must,
  aim,
  better: 'lower',
  unit: 'MB',
  limitedBy:
    'Node with the modules that are loaded, of two processes; the rooms that V8 keeps for what lives shortly.',
  run: async (bench): Promise<Measured> => ({ value: await run(bench) }),
});

export const rows: Row[] = [
  row('footprint', 'at rest', 400, 300, async (bench) => (await bench.figures(footprints)).rest),
  row(
    'footprint-used',
    `after ${PAGES.length * ROUNDS} pages and ${PHOTOS} photos`,
    520,
    400,
    async (bench) => (await bench.figures(footprints)).used,
  ),
];
