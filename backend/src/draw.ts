import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UnreadableDrawError } from './wishes/draw/published-draw.ts';
import { verify } from './wishes/draw/verification.ts';

// Runs a published draw again and says whether it came to what is published. It needs no settings and no database, so
// that anybody can do it. Exits with 1 if something differs, with 64 if it does not understand what to do.
const say = (line: string) => void process.stdout.write(`${line}\n`);
const options = argumentsOf();
try {
  const { differences, recomputed } = verify(await textOf(options.verify), options.hash);
  const { seatsFilled, seats, people, peopleWithNothing, peopleWithOneOfFirstThree } = recomputed.counts;
  say(`${seatsFilled} of ${seats} seats are taken; of ${people} people`);
  say(`  ${peopleWithOneOfFirstThree} got one of their first three wishes`);
  say(`  ${peopleWithNothing} got nothing`);
  for (const difference of differences) say(`✗ ${difference}`);
  say(differences.length > 0 ? 'This is not what was published.' : '✓ This is what was published.');
  if (!options.hash)
    say('With --hash and the hash that was shown before the draw, that is compared as well.');
  process.exitCode = differences.length > 0 ? 1 : 0;
} catch (error) {
  const isExpected = error instanceof UnreadableDrawError;
  process.stderr.write(
    `${options.verify} cannot be checked: ${isExpected ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}

function argumentsOf(): { verify: string; hash: string | undefined } {
  try {
    const { values } = parseArgs({ options: { verify: { type: 'string' }, hash: { type: 'string' } } });
    if (values.verify) return { verify: values.verify, hash: values.hash };
  } catch {
    // Told below.
  }
  process.stderr.write('Usage: tablefall draw --verify <file or address> [--hash <hash shown before>]\n');
  process.exit(64);
}

async function textOf(place: string): Promise<string> {
  if (!/^https?:/i.test(place)) return readFile(place, 'utf8');
  const answer = await fetch(place, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new UnreadableDrawError(`the server answers ${answer.status}`);
  return answer.text();
}
