import { randomUUID } from 'node:crypto';
import { catalogue, type MailKind, type MailProps, TELLINGS, type Trace } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { createEvent, playerNamed } from '../src/events/testing/event.factory.ts';
import { Erasure } from '../src/users/closing/erasure.service.ts';
import { PersonalData } from '../src/users/personal-data/personal-data.service.ts';
import { TestApp } from './test-app.ts';

const NAME = 'Zebulon Quarrington';
const WORDS = 'quokka words';

/** Somebody as the props of mails know them. */
type Known = Record<Trace, string>;

/** Props of a mail that tells of somebody, in every place that this telling is about. */
function propsTelling({ kind, by, instead }: (typeof TELLINGS)[number], person: Known): object {
  const props = structuredClone(catalogue[kind].example) as Record<string, unknown>;
  for (const place of Object.keys(instead ?? {})) props[place] = person.name;
  if (!instead) props.comment = props.message = WORDS;
  for (const [place, trace] of by) {
    const [first = '', within] = place.split('.');
    props[first] = within ? { ...(props[first] as object), [within]: person[trace] } : person[trace];
  }
  return props;
}

describe('what mails to others tell of somebody who is forgotten', () => {
  let app: TestApp;
  let of: Known;
  let told: string[];
  let others: { id: string; props: object }[];
  beforeAll(async () => {
    app = await TestApp.start();
    const player = await playerNamed(app, NAME);
    const event = await createEvent(player);
    const [account] = await app.query(
      sql<{ id: string; email: string }>`
        select account.id, email from account join user_name on user_id = account.id where name = ${NAME}`,
    );
    of = {
      account: account?.id ?? '',
      nameId: player.id,
      thing: event.id,
      name: NAME,
      address: account?.email ?? '',
    };
    const other = { ...of, account: randomUUID(), nameId: randomUUID(), thing: randomUUID() };
    told = await put(of);
    const unlike = { ...other, name: 'Ada', address: 'ada@mail.example' };
    const keptIds = await put(unlike);
    others = await propsOf(keptIds);
    const data = app.get(PersonalData);
    await app.get(Transactions).run(async (unit) => {
      await app.get(Erasure).erase(unit, await data.personOf(of.address, unit.em));
    });
  }, 60_000);
  afterAll(() => app.stop());

  /** One mail to somebody else for each way of telling. */
  async function put(person: Known): Promise<string[]> {
    const known = new Set((await app.mails()).map(({ id }) => id));
    await app.get(Transactions).run(async (unit) => {
      for (const telling of TELLINGS) {
        app.get(Outbox).put(unit, {
          kind: telling.kind,
          props: propsTelling(telling, person) as MailProps[MailKind],
          recipient: { name: null, address: 'reader@mail.example' },
          about: randomUUID(),
          endsAt: new Date(unit.now.getTime() + 3_600_000),
          byStaff: true,
        });
      }
    });
    return (await app.mails()).map(({ id }) => id).filter((id) => !known.has(id));
  }

  const propsOf = (ids: string[]) =>
    app.query(
      sql<{
        id: string;
        props: object;
      }>`select id, props from mail where id = any(${ids}::uuid[]) order by id`,
    );

  it('should be nothing, in whatever way a kind of mail tells of them', async () => {
    expect(told).toHaveLength(TELLINGS.length);
    const after = JSON.stringify(await propsOf(told));
    for (const mark of [of.name, of.address, of.account, WORDS]) expect(after).not.toContain(mark);
  });

  it('should leave what they tell of others', async () => {
    expect(others).toHaveLength(TELLINGS.length);
    expect(await propsOf(others.map(({ id }) => id))).toEqual(others);
  });
});
