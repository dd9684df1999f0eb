import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';

const MAILER = 'reading-mailer@tablefall.example';
const contract: OpenAPIObject = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../openapi/openapi.json'), 'utf8'),
);

/** What names people to staff and leaves no such entry, with the reason. */
const NOT_COUNTED: Record<string, string> = {
  listExpected:
    'every phone at the door reads all of it all day; the door opens for the days, and names no address',
  setCheckedIn: 'one registration',
  setPaid: 'one registration',
  registerWalkIn: 'one registration',
  checkGuests: 'what the caller has typed',
  checkRecipients: 'what the caller has typed',
  listNameCards: 'an entry each time',
  listBadges: 'an entry each time',
  listStaff: 'who helps, for the administrator alone',
  getStatistics: 'numbers of people, which name nobody',
  getGamedayStatistics: 'numbers of people, which name nobody',
};

/** Fields of a person, of what a list holds. */
const OF_PEOPLE = ['email', 'guestEmail', 'address', 'attendees', 'people'];
/** What has a name and is nobody. */
const THINGS =
  /^(JobHealth|SenderFinding|MailExample|MessageVariable|ContentVariable|WordVariable|RoomForm|Setting)$/;

type Schema = {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
};

/** Whether an answer holds a list of people, anywhere. */
function listsPeople(
  { $ref, items, properties, allOf, anyOf }: Schema,
  seen: readonly string[] = [],
): boolean {
  const name = $ref?.split('/').at(-1) ?? '';
  if ($ref) {
    const schema = contract.components?.schemas?.[name] as Schema;
    return !seen.includes(name) && listsPeople(schema, [...seen, name]);
  }
  const listed = items?.$ref?.split('/').at(-1) ?? '';
  const fields = Object.keys((contract.components?.schemas?.[listed] as Schema)?.properties ?? {});
  const isOfPeople = OF_PEOPLE.some((field) => fields.includes(field)) || fields.includes('name');
  return (
    (isOfPeople && !THINGS.test(listed)) ||
    [...(items ? [items] : []), ...(allOf ?? []), ...(anyOf ?? []), ...Object.values(properties ?? {})].some(
      (part) => listsPeople(part, seen),
    )
  );
}

describe('who reads many people', () => {
  let app: TestApp;
  let admin: ApiClient;
  let mailer: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    await admin.post('/api/organise/staff').send({ email: MAILER, role: 'mailer' }).expect(204);
    mailer = await app.signedIn(MAILER);
  });
  afterAll(async () => {
    await admin.post('/api/organise/staff/remove').send({ email: MAILER }).expect(204);
    await app.stop();
  });

  const entries = async () =>
    (
      await app.query<{ details: object }>(
        sql`select details from audit_entry where action = 'people.read' order by id`,
      )
    ).map(({ details }) => details);

  it('should leave one entry in the audit beyond what work takes, and another whenever it has doubled', async () => {
    for (let number = 1; number <= 100; number++) {
      await app.outbox.suppress(`many-${number}@mail.example`, 'bounced');
    }
    const read = () => mailer.get('/api/suppressions?limit=100').expect(200);

    await read();
    await read();
    expect(await entries()).toEqual([]);

    await read();
    const first = { lists: 'suppressed addresses', people: 300 };
    expect(await entries()).toEqual([first]);
    await read();
    expect(await entries()).toEqual([first]);
    await read();
    expect(await entries()).toEqual([first, { ...first, people: 500 }]);

    await admin.get('/api/suppressions?limit=100').expect(200);
    expect(await entries()).toHaveLength(2);
    const { text } = await admin.get('/api/organise/audit').expect(200);
    expect(text).toContain('Read 300 entries of suppressed addresses within a day');
  });

  it('should be counted at every list of people that staff get', () => {
    const uncounted = Object.values(contract.paths)
      .flatMap((operations) => Object.values(operations))
      .filter(({ description = '' }) => !/^Access: (public|signed-in)\./.test(description))
      .filter(({ description }) => !description.includes('Reading many in a day stands in the audit.'))
      .filter(({ responses }) =>
        Object.entries(responses).some(([status, response]) => {
          const { content } = response as { content?: Record<string, { schema: Schema }> };
          const schema = content?.['application/json']?.schema;
          return status.startsWith('2') && schema && listsPeople(schema);
        }),
      )
      .map(({ operationId }) => operationId);

    expect(uncounted.sort()).toEqual(Object.keys(NOT_COUNTED).sort());
  });
});
