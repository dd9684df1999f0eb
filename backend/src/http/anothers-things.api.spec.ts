import { ACCESS_TABLE, contract } from '../../test/contract.ts';
import { operationsOf } from '../../test/hostile.ts';
import { type ApiClient, TestApp } from '../../test/test-app.ts';
import { type Thing, thingOf } from '../../test/things.ts';
import { type Player, playerNamed, THE_DAY_BEFORE } from '../events/testing/event.factory.ts';
import type { AccessRow } from './access/access-table.ts';

/** Each call of signed-in people about one thing, sent by its owner and by somebody else; openapi/access.txt says which they are. */
describe('the thing of somebody else', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  const rows = ACCESS_TABLE.filter(({ whose }) => whose);
  const operations = operationsOf(contract);
  /** Sends what such a call needs, about that thing. */
  const ask = (client: ApiClient, { method, path }: AccessRow, { parts, form }: Thing) => {
    const operation = operations.find((each) => each.method === method && each.path === path);
    const needed = operation?.required.map((field) => [field, operation.goodBody?.[field]]) ?? [];
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? `no-${name}`);
    return method === 'get'
      ? client.get(url)
      : client[method](url).send({ ...Object.fromEntries(needed), ...form });
  };
  let owner: Player;
  let other: Player;
  beforeEach(async () => {
    app.clock.set(THE_DAY_BEFORE);
    [owner, other] = [await playerNamed(app, 'Owner', 'Second'), await playerNamed(app, 'Other')];
  });

  it.each(rows.filter(({ whose }) => whose === 'own'))(
    'should not be touched by $route, which its owner may',
    async (row) => {
      const thing = await thingOf(row.path, owner, app);

      expect([403, 404]).toContain((await ask(other.client, row, thing)).status);
      // Else it would be refused for what the spec sends, whoever's it is.
      expect([400, 401, 403, 404]).not.toContain((await ask(owner.client, row, thing)).status);
    },
  );

  it.each(rows.filter(({ whose }) => whose !== 'own'))('should be open to $route', async (row) => {
    const thing = await thingOf(row.path, owner, app);

    expect([401, 403]).not.toContain((await ask(other.client, row, thing)).status);
  });
});
