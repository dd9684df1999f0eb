import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MAIL_BULK, MAIL_NOW, MAIL_SIGN_IN, MAIL_STATES, type MailState } from '@tablefall/mail';
import { cancelMailing, pauseMailing, resumeMailing } from '@tablefall/platform/outbox/mailing-control';
import fc from 'fast-check';
import type { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { modelRuns } from './battery.ts';
import { ClaimsModel, type ModelMail, type ModelMailing, RULES } from './claims-model.ts';
import { ClaimsWorld, ENDS, HOUR_MS, shown } from './claims-world.ts';

const PEOPLE = ['ana', 'bo', 'cy', 'dee'].map((name) => `${name}@guests.example`);

type Play = (model: ClaimsModel, real: ClaimsWorld) => Promise<void>;
/** A command that is played on both; after it both must show the same. @param check whether there is anything to play it on */
function command(
  name: string,
  play: Play,
  check = (_: ClaimsModel) => true,
): fc.AsyncCommand<ClaimsModel, ClaimsWorld> {
  return {
    check,
    toString: () => name,
    run: async (model, real) => {
      await play(model, real);
      expect({ name, ...(await real.seen()) }).toEqual({ name, ...shown(model) });
    },
  };
}

/** Mails: mostly such as wait, now and then any. */
const pickOf = (model: ClaimsModel, picks: number[]) => {
  const all = [...model.mails.keys()];
  const waiting = all.filter((at) => ['queued', 'retrying'].includes(model.mail(at).state));
  return [...new Set(picks.flatMap((pick) => some(pick, pick % 4 === 0 ? all : waiting)))];
};
const some = <T>(pick: number, from: T[]): T[] => from.slice(pick % (from.length || 1)).slice(0, 1);
/** Claims of different mails: mostly such as hold, now and then one that was lost or told of before. */
const claimsOf = (model: ClaimsModel, picks: number[]) => {
  const holding = model.claims.filter(
    ({ mail, fence }) =>
      model.mail(mail).fence === fence && ['sending', 'cancelled'].includes(model.mail(mail).state),
  );
  const claims = picks.flatMap((pick) => some(pick, pick % 4 === 0 ? model.claims : holding));
  return claims.filter(({ mail }, at) => claims.findIndex((each) => each.mail === mail) === at);
};
const unitOf = ({ outbox }: ClaimsWorld) =>
  ({ em: outbox.em, now: new Date() }) as Parameters<typeof cancelMailing>[0];

const PICKS = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 4 });
/** Two mailings, of which one that is over makes room for another, mails by themselves, and those that sign in. */
const MAILING = fc.constantFrom(0, 1);
const LIFE = fc.constantFrom(null, null, 2, 6);
const latest = ({ mailings }: ClaimsModel, at: number) => mailings.length - 1 - at;
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
        const mailing = typeof where === 'number' ? latest(model, where) : null;
        const kind = where === 'now' ? 'test' : where === 'sign-in' ? 'sign-in' : 'gameday-invitation';
        const expiresAt = life === null ? null : new Date(Date.now() + life * HOUR_MS);
        const as = { expiresAt, dueAt: new Date(), priority };
        const mail = { kind, recipient: { name: null, address } } as const;
        real.ids.push(
          await real.outbox.addMail(mail, as, mailing === null ? undefined : real.mailingIds[mailing]),
        );
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
      (model) => {
        if (typeof where !== 'number') return true;
        const { mails, mailings } = model;
        const at = latest(model, where);
        // A mailing goes to an address once, and to nobody more once it is over.
        const isIn = mails.some((mail) => mail.mailing === at && mail.address === address);
        const { totals, isCancelled } = mailings[at] as ModelMailing;
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
      const claimed = await real.worker.claim(
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

const END = fc.constantFrom(
  ...(Object.keys(ENDS) as (keyof typeof ENDS)[]),
  ...Array<'sent'>(2).fill('sent'),
  ...Array<'refused for what it is'>(4).fill('refused for what it is'),
);
const RECORD = fc.tuple(PICKS, fc.array(END, { minLength: 4, maxLength: 4 })).map(([picks, ends]) =>
  command(
    `record ${ends.join(', ')}`,
    async (model, real) => {
      const results = claimsOf(model, picks).map((claim, at) => ({ ...claim, ...ENDS[ends[at] ?? 'sent'] }));
      // Half an hour old, so that "a moment ago" means the same hour, however slow the machine is.
      const at = performance.now() - HOUR_MS / 2;
      await real.worker.record(
        results.map(({ mail, fence, wait, ...result }) => ({
          ...real.claim({ mail, fence }),
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
        await real.worker.renew(claims.map((claim) => real.claim(claim)));
        model.renew(claims);
        return;
      }
      for (const claim of claims) {
        const read = await real.worker.readAgain(real.claim(claim) as Parameters<MailOutbox['readAgain']>[0]);
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
    fc.boolean(),
  )
  .map(([queue, priorities, lifts]) =>
    command(`sweep ${queue} ${priorities}`, async (model, real) => {
      const lost = model.takeBackLost();
      const { queued, quarantined } = await real.worker.takeBackLost();
      expect(queued).toBe(lost.queued);
      expect(quarantined.toSorted()).toEqual(lost.quarantined.map((at) => real.ids[at]).toSorted());
      expect(await real.worker.failExpired()).toBe(model.failExpired());
      if (lifts) {
        await real.mailings.liftPauses();
        model.liftPauses();
      }
      const due = model
        .takeDue(queue, [...priorities])
        .map(({ at, isolated }) => ({ id: real.ids[at], isolated }));
      const taken = await real.worker.takeDue(queue, [...priorities], 100);
      expect(taken).toHaveLength(due.length);
      expect(taken).toEqual(expect.arrayContaining(due.map((each) => expect.objectContaining(each))));
    }),
  );

const OF_MAILINGS = fc
  .tuple(
    MAILING,
    fc.constantFrom(
      'open',
      'open',
      'open',
      'retry',
      'retry',
      'retry',
      'finish',
      'finish',
      'pause',
      'resume',
      'resume',
      'cancel',
    ),
  )
  .map(([which, what]) =>
    command(`${what} mailing ${which}`, async (model, real) => {
      const at = latest(model, which);
      const id = real.mailingIds[at] ?? '';
      if (what === 'open') await real.mailings.openCircuit(id, 'Refused.').then(() => model.openCircuit(at));
      else if (what === 'retry') expect(await real.mailings.retryBlocked(id)).toBe(model.retryBlocked(at));
      else if (what === 'finish')
        expect((await real.mailings.finishMailings()).toSorted()).toEqual(
          model
            .finish()
            .map((each) => real.mailingIds[each])
            .toSorted(),
        );
      else if (what === 'pause')
        expect(await pauseMailing(real.outbox.em, id, 'Paused.')).toBe(model.pause(at));
      else if (what === 'resume') expect(await resumeMailing(real.outbox.em, id)).toBe(model.resume(at));
      else expect(await cancelMailing(unitOf(real), id)).toBe(model.cancel(at));
    }),
  );

const BEGIN = fc.constant(
  command(
    'begin a mailing',
    (model, real) => real.begin(model),
    (model) => {
      const before = model.mailings[latest(model, 1)];
      return before !== undefined && (before.isCancelled || before.totals !== null);
    },
  ),
);

const HOLD = fc.boolean().map((holds) =>
  command(
    holds ? 'hold all mail' : 'release all mail',
    async (model, real) => {
      await (holds ? real.outbox.holdAll() : real.outbox.releaseAll());
      if (holds) model.isHeld = true;
      else model.release();
    },
    ({ isHeld }) => isHeld !== holds,
  ),
);

const PASS = fc.constantFrom(1, 2, 2).map((hours) =>
  command(`${hours} hours pass`, async (model, real) => {
    model.now += hours;
    await real.outbox.passTime(hours);
  }),
);

let real: ClaimsWorld;
beforeAll(async () => {
  real = await ClaimsWorld.create();
});
afterAll(() => real.outbox.drop());

it('should take, record, lose and give back mails as the model of it does', async () => {
  const times = <T>(count: number, one: T): T[] => Array(count).fill(one);
  const commands = fc.commands(
    [
      ...times(4, ADD),
      ...times(5, CLAIM),
      ...times(5, RECORD),
      ...times(2, OF_CLAIMS),
      ...times(3, SWEEP),
      ...times(4, OF_MAILINGS),
      BEGIN,
      ...times(2, HOLD),
      ...times(4, PASS),
    ],
    { maxCommands: 300, size: 'max' },
  );
  const ended: Partial<Record<MailState, number>> = {};
  await fc.assert(
    fc
      .asyncProperty(commands, async (sequence) => {
        const model = new ClaimsModel();
        await real.begin(model);
        await real.begin(model);
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        for (const { state } of model.mails) ended[state] = (ended[state] ?? 0) + 1;
      })
      .afterEach(() => real.clear()),
    modelRuns(20),
  );
  // The sequences come to every state: otherwise the agreement says little.
  expect(Object.keys(ended).toSorted()).toEqual([...MAIL_STATES].toSorted());
}, 600_000);
