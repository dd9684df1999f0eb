import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MAIL_BULK, MAIL_NOW, MAIL_SIGN_IN, MAIL_STATES, type MailState } from '@tablefall/mail';
import { loadConfig } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { cancelMailing, pauseMailing, resumeMailing } from '@tablefall/platform/outbox/mailing-control';
import fc from 'fast-check';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { MailingOutbox } from '../src/outbox/mailing-outbox.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { modelRuns } from './battery.ts';
import { ClaimsModel, type ModelMail, type ModelMailing, RULES } from './claims-model.ts';
import { TestOutbox } from './test-outbox.ts';

const HOUR_MS = 3_600_000;
/** Two mailings, mails by themselves, and those that sign in. */
const MAILINGS = 2;
const PEOPLE = ['ana', 'bo', 'cy', 'dee'].map((name) => `${name}@guests.example`);

const settings = Object.assign(new WorkerSettings(), RULES, {
  lease: RULES.lease * HOUR_MS,
  republishAfter: RULES.republishAfter * HOUR_MS,
  circuitPause: RULES.circuitPause * HOUR_MS,
  circuitPauseLongest: RULES.circuitPauseLongest * HOUR_MS,
});
let outbox: TestOutbox;
let worker: MailOutbox;
let mailings: MailingOutbox;
beforeAll(async () => {
  outbox = await TestOutbox.create();
  worker = new MailOutbox(outbox.em, settings);
  const config = loadConfig({ DATABASE_URL: outbox.url, APP_SECRET: 'x'.repeat(32) });
  mailings = new MailingOutbox(outbox.em, settings, config, await CurrentEdition.read(outbox.em, config));
});
afterAll(() => outbox.drop());

/** What the database calls the mails and mailings of the model. */
interface Real {
  ids: string[];
  mailings: string[];
}

const HOURS = (moment: string) => sql`round(extract(epoch from ${sql.raw(moment)} - now()) / 3600)::float8`;
/** Rows as the model says them; moments as hours from now. */
async function seen({ ids, mailings: mailingIds }: Real) {
  const mails = await rowsOf<{ id: string }>(
    outbox.em,
    sql`select id, state, fence, attempts, losses, ${HOURS('due_at')} as due, ambiguous, blocked from mail`,
  );
  const both = await rowsOf<{ id: string }>(
    outbox.em,
    sql`
      select id, case when paused_until = 'infinity' then 'for ever' else ${HOURS('paused_until')}::text end as paused,
             circuit_openings as openings, cancelled_at is not null as "isCancelled", totals
      from mailing`,
  );
  const inOrder = (rows: { id: string }[], of: string[]) =>
    of.map((id) => {
      const { id: _, ...row } = rows.find((each) => each.id === id) as { id: string };
      return row;
    });
  return { mails: inOrder(mails, ids), mailings: inOrder(both, mailingIds) };
}

function shown({ mails, mailings, now }: ClaimsModel) {
  return {
    mails: mails.map(({ state, fence, attempts, losses, due, ambiguous, blocked }) => ({
      ...{ state, fence, attempts, losses, due: due - now, ambiguous, blocked },
    })),
    mailings: mailings.map(({ paused, openings, isCancelled, totals }) => {
      const left = paused === Number.POSITIVE_INFINITY ? 'for ever' : String((paused ?? 0) - now);
      return { paused: paused === null ? null : left, openings, isCancelled, totals };
    }),
  };
}

type Play = (model: ClaimsModel, real: Real) => Promise<void>;
/** A command that is played on both; after it both must show the same. @param check whether there is anything to play it on */
function command(
  name: string,
  play: Play,
  check = (_: ClaimsModel) => true,
): fc.AsyncCommand<ClaimsModel, Real> {
  return {
    check,
    toString: () => name,
    run: async (model, real) => {
      await play(model, real);
      expect({ name, ...(await seen(real)) }).toEqual({ name, ...shown(model) });
    },
  };
}

const pickOf = (model: ClaimsModel, picks: number[]) => [
  ...new Set(model.mails.length ? picks.map((pick) => pick % model.mails.length) : []),
];
/** Mostly a claim of late, which may still hold. */
const claimsOf = (model: ClaimsModel, picks: number[]) => {
  const claims = model.claims.toReversed();
  const some = picks.flatMap((pick) => claims[Math.floor((pick / 100) ** 2 * claims.length)] ?? []);
  return some.filter(({ mail }, at) => some.findIndex((each) => each.mail === mail) === at);
};
const named = ({ ids }: Real, { mail, fence }: { mail: number; fence: number }) => ({
  id: ids[mail] ?? '',
  fence,
});
const unit = () => ({ em: outbox.em, now: new Date() }) as Parameters<typeof cancelMailing>[0];

const PICKS = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 4 });
const MAILING = fc.nat({ max: MAILINGS - 1 });
const LIFE = fc.constantFrom(null, null, 2, 6);
const HAS_MAILS = (model: ClaimsModel) => model.mails.length > 0;
const HAS_CLAIMS = (model: ClaimsModel) => model.claims.length > 0;

const ADD = fc
  .tuple(
    fc.constantFrom(0, 0, 0, 1, 1, 'now' as const, 'sign-in' as const),
    LIFE,
    fc.constantFrom(...PEOPLE),
    fc.constantFrom(0 as const, 1 as const),
  )
  .map(([where, life, address, priority]) =>
    command(
      `a mail of ${where} for ${life} hours`,
      async (model, real) => {
        const mailing = typeof where === 'number' ? where : null;
        const kind = where === 'now' ? 'test' : where === 'sign-in' ? 'sign-in' : 'gameday-invitation';
        const expiresAt = life === null ? null : new Date(Date.now() + life * HOUR_MS);
        const as = { expiresAt, dueAt: new Date(), priority };
        const mail = { kind, recipient: { name: null, address } } as const;
        real.ids.push(await outbox.addMail(mail, as, mailing === null ? undefined : real.mailings[mailing]));
        const queue = where === 'now' ? MAIL_NOW : where === 'sign-in' ? MAIL_SIGN_IN : MAIL_BULK;
        const of: Pick<ModelMail, 'mailing' | 'queue' | 'priority' | 'address'> = {
          mailing,
          queue,
          priority,
          address,
        };
        const counts = { fence: 0, attempts: 0, losses: 0, ambiguous: false, blocked: false, sentAt: null };
        const expires = life === null ? null : model.now + life;
        model.mails.push({ ...of, ...counts, state: 'queued', due: model.now, expires });
      },
      ({ mails, mailings }) => {
        if (typeof where !== 'number') return mails.length < 12;
        // A mailing goes to an address once, and to nobody more once it is over.
        const isIn = mails.some((mail) => mail.mailing === where && mail.address === address);
        const { totals, isCancelled } = mailings[where] as ModelMailing;
        return !isIn && totals === null && !isCancelled;
      },
    ),
  );

const CLAIM = fc.tuple(PICKS, fc.boolean()).map(([picks, isolated]) =>
  command(
    `claim ${picks}${isolated ? ' alone' : ''}`,
    async (model, real) => {
      const wanted = pickOf(model, picks);
      const open = model.open(wanted, isolated);
      const claimed = await worker.claim(
        wanted.map((at) => real.ids[at] ?? ''),
        isolated,
      );
      const taken = claimed.map(({ id }) => real.ids.indexOf(id));
      expect(open).toEqual(expect.arrayContaining(taken));
      expect(taken).toHaveLength(Math.min(open.length, RULES.claimSize));
      model.claim(taken);
      expect(claimed).toMatchObject(taken.map((at) => model.read(at)));
    },
    HAS_MAILS,
  ),
);

const RESULT = fc.record({
  state: fc.constantFrom<('sent' | 'retrying' | 'failed' | 'suppressed' | 'queued')[]>(
    ...(['sent', 'sent', 'failed', 'failed', 'retrying', 'suppressed', 'queued'] as const),
  ),
  wait: fc.constantFrom(0, 1, 4),
  how: fc.constantFrom(null, null, 'shaped', 'ambiguous', 'bounced', 'blocked', 'blocked'),
});
const RECORD = fc.tuple(PICKS, fc.array(RESULT, { minLength: 4, maxLength: 4 })).map(([picks, ends]) =>
  command(
    `record ${ends.map(({ state, how }) => `${state} ${how}`)}`,
    async (model, real) => {
      const results = claimsOf(model, picks).map((claim, at) => {
        const { state, wait, how } = ends[at] as (typeof ends)[number];
        const isOf = {
          shaped: ['retrying'],
          blocked: ['failed'],
          bounced: ['failed'],
          ambiguous: ['retrying', 'failed'],
        };
        const flags = Object.fromEntries(
          Object.entries(isOf).map(([flag, states]) => [flag, how === flag && states.includes(state)]),
        ) as Record<keyof typeof isOf, boolean>;
        return { ...claim, ...flags, state, wait };
      });
      // Half an hour old, so that "a moment ago" means the same hour, however slow the machine is.
      const at = performance.now() - HOUR_MS / 2;
      await worker.record(
        results.map(({ mail, fence, wait, ...result }) => ({
          ...named(real, { mail, fence }),
          ...result,
          wait: wait * HOUR_MS,
          code: null,
          error: null,
          at,
        })),
      );
      model.record(results);
    },
    HAS_CLAIMS,
  ),
);

const OF_CLAIMS = fc.tuple(PICKS, fc.boolean()).map(([picks, renews]) =>
  command(
    renews ? 'renew' : 'read again',
    async (model, real) => {
      const claims = claimsOf(model, picks);
      if (renews) {
        await worker.renew(claims.map((claim) => named(real, claim)));
        model.renew(claims);
        return;
      }
      for (const claim of claims) {
        const read = await worker.readAgain(named(real, claim) as Parameters<MailOutbox['readAgain']>[0]);
        const expected = model.readAgain(claim);
        if (expected) expect(read).toMatchObject(expected);
        else expect(read).toBeNull();
      }
    },
    HAS_CLAIMS,
  ),
);

const SWEEP = fc
  .tuple(
    fc.constantFrom(MAIL_BULK, MAIL_BULK, MAIL_NOW, MAIL_SIGN_IN),
    fc.constantFrom([0, 1] as const, [1] as const),
  )
  .map(([queue, priorities]) =>
    command(`sweep ${queue} ${priorities}`, async (model, real) => {
      const lost = model.takeBackLost();
      const { queued, quarantined } = await worker.takeBackLost();
      expect(queued).toBe(lost.queued);
      expect(quarantined.toSorted()).toEqual(lost.quarantined.map((at) => real.ids[at]).toSorted());
      expect(await worker.failExpired()).toBe(model.failExpired());
      await mailings.liftPauses();
      model.liftPauses();
      const due = model
        .takeDue(queue, [...priorities])
        .map(({ at, isolated }) => ({ id: real.ids[at], isolated }));
      const taken = await worker.takeDue(queue, [...priorities], 100);
      expect(taken).toHaveLength(due.length);
      expect(taken).toEqual(expect.arrayContaining(due.map((each) => expect.objectContaining(each))));
    }),
  );

const OF_MAILINGS = fc
  .tuple(
    MAILING,
    fc.constantFrom('open', 'open', 'retry', 'retry', 'finish', 'finish', 'pause', 'resume', 'cancel'),
  )
  .map(([at, what]) =>
    command(`${what} mailing ${at}`, async (model, real) => {
      const id = real.mailings[at] ?? '';
      if (what === 'open') await mailings.openCircuit(id, 'Refused.').then(() => model.openCircuit(at));
      else if (what === 'retry') expect(await mailings.retryBlocked(id)).toBe(model.retryBlocked(at));
      else if (what === 'finish')
        expect((await mailings.finishMailings()).toSorted()).toEqual(
          model
            .finish()
            .map((each) => real.mailings[each])
            .toSorted(),
        );
      else if (what === 'pause') expect(await pauseMailing(outbox.em, id, 'Paused.')).toBe(model.pause(at));
      else if (what === 'resume') expect(await resumeMailing(outbox.em, id)).toBe(model.resume(at));
      else expect(await cancelMailing(unit(), id)).toBe(model.cancel(at));
    }),
  );

const HOLD = fc.boolean().map((holds) =>
  command(
    holds ? 'hold all mail' : 'release all mail',
    async (model) => {
      await (holds ? outbox.holdAll() : outbox.releaseAll());
      if (holds) model.isHeld = true;
      else model.release();
    },
    ({ isHeld }) => isHeld !== holds,
  ),
);

const PASS = fc.constantFrom(1, 1, 2, 3).map((hours) =>
  command(`${hours} hours pass`, async (model) => {
    model.now += hours;
    await outbox.passTime(hours);
  }),
);

it('should take, record, lose and give back mails as the model of it does', async () => {
  const some = <T>(times: number, one: T): T[] => Array(times).fill(one);
  const commands = fc.commands(
    [
      ...some(4, ADD),
      ...some(5, CLAIM),
      ...some(6, RECORD),
      ...some(2, OF_CLAIMS),
      ...some(3, SWEEP),
      ...some(3, OF_MAILINGS),
      HOLD,
      ...some(3, PASS),
    ],
    { maxCommands: 60, size: 'max' },
  );
  const ended: Partial<Record<MailState, number>> = {};
  await fc.assert(
    fc
      .asyncProperty(commands, async (sequence) => {
        const real: Real = { ids: [], mailings: [] };
        const model = new ClaimsModel();
        for (let count = 0; count < MAILINGS; count += 1) {
          real.mailings.push(await outbox.addMailing());
          model.mailings.push({
            paused: null,
            openings: 0,
            closedAt: null,
            isCancelled: false,
            totals: null,
          });
        }
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        for (const { state } of model.mails) ended[state] = (ended[state] ?? 0) + 1;
      })
      .afterEach(() => outbox.clear()),
    modelRuns(20),
  );
  // The sequences come to every state: otherwise the agreement says little.
  expect(Object.keys(ended).toSorted()).toEqual([...MAIL_STATES].toSorted());
}, 600_000);
