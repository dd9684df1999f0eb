import { sql } from '@tablefall/platform/database/sql';
import { type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { organiser, THIS } from '../editions/testing/editions.ts';

const FAQ = `/api/organise/editions/${THIS}/faq`;
const PLAN = `/api/organise/editions/${THIS}/plan`;
const CONDUCT = `/api/organise/editions/${THIS}/pages/conduct`;

describe('what an edition says of itself', () => {
  let app: TestApp;
  let admin: ApiClient;
  const { signIn, save, makeNext } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await signIn();
  });
  afterAll(() => app.stop());

  const shown = async (path: string) => (await app.browser().get(path).expect(200)).body;
  const question = (id: string, text: string, answer = 'Yes.') => ({
    id,
    question: text,
    answer,
    flag: null,
  });

  describe('the FAQ', () => {
    it('should have ten questions at first, with the facts of the edition in them', async () => {
      const entries: { id: string; question: string; answer: string }[] = await shown('/api/faq');

      expect(new Set(entries.map(({ id }) => id)).size).toBe(10);
      expect(entries[0]?.answer).toBe(
        'Admission is a flat $10 and covers both days. Children aged 9 and under are free.',
      );
      expect(entries.map((entry) => `${entry.question} ${entry.answer}`).join('\n')).not.toContain('{{');
      expect(entries[4]).toMatchObject({
        id: 'day-after',
        question: 'Is there anything on Sunday?',
        answer: 'No, there is nothing on Sunday. The last game ends Saturday at 9:00 PM.',
      });
    });

    it('should be what the administrator makes of it, in the currency of the edition', async () => {
      await save({ currency: 'EUR', price: 12 });
      const questions = [question('dogs', 'May I bring my dog to {{convention}}?', 'For {{ price }}, yes.')];

      const { body } = await admin.put(FAQ).send({ questions }).expect(200);

      expect(body).toMatchObject({ questions, isStandard: false, changedBy: expect.any(String) });
      expect(await shown('/api/faq')).toEqual([
        question('dogs', 'May I bring my dog to Tablefall?', 'For €12, yes.'),
      ]);
    });

    it.each([
      [[], 'questions', 'Please keep at least 1'],
      [[question('x', ' ')], 'questions.0.question', 'Please enter a question'],
      [[question('X y', 'Why?')], 'questions.0.id', 'Please use small letters, digits and hyphens'],
      [[question('a', 'Why?'), question('a', 'How?')], 'questions', 'Each must have a name of its own'],
      [[question('a', 'Why?', 'Because of {{money}}')], 'questions.0.answer', 'There is no {{money}}'],
    ])('should refuse %j', async (questions, field, message) => {
      const { body, status } = await admin.put(FAQ).send({ questions });

      expect([status, body.fields]).toEqual([400, { [field]: message }]);
    });

    it('should not be written over what somebody else has written meanwhile', async () => {
      const { version } = (await admin.get(FAQ).expect(200)).body;
      await admin
        .put(FAQ)
        .send({ questions: [question('theirs', 'Theirs?')], version })
        .expect(200);

      const { body } = await admin
        .put(FAQ)
        .send({ questions: [question('mine', 'Mine?')], version })
        .expect(409);

      expect(body.current.questions).toEqual([question('theirs', 'Theirs?')]);
      expect(await shown('/api/faq')).toEqual([question('theirs', 'Theirs?')]);
    });

    it('should go back to the standard, and say in the audit trail who changed it', async () => {
      await admin
        .put(FAQ)
        .send({ questions: [question('dogs', 'May I bring my dog?')] })
        .expect(200);
      await admin.delete(`/api/organise/editions/${THIS}/content/faq`).expect(204);
      await admin.delete(`/api/organise/editions/${THIS}/content/faq`).expect(204);

      expect((await admin.get(FAQ)).body).toMatchObject({ isStandard: true, changedAt: null });
      expect(await shown('/api/faq')).toHaveLength(10);
      const { body } = await admin.get('/api/organise/audit').expect(200);
      const told = body.items
        .map(({ what }: { what: string }) => what)
        .filter((what: string) => what.endsWith(': faq'));
      expect(told).toEqual([
        expect.stringMatching(/^Went back to the standard/),
        expect.stringMatching(/^Changed what/),
      ]);
    });
  });

  describe('the floor plan', () => {
    const room = { id: 'hall', name: 'Hall', purpose: 'Games', x: 0, y: 0, width: 300, height: 200 };
    const table = { id: 'first', label: 'T1', roomId: 'hall', x: 50, y: 60, seats: 6 };

    it('should be drawn from the rooms and tables of the edition', async () => {
      await admin
        .put(PLAN)
        .send({ rooms: [room], tables: [table] })
        .expect(200);

      expect((await shown('/api/mapdata')).floor).toEqual({
        width: 300,
        height: 200,
        rooms: [room],
        tables: [table],
      });
    });

    it.each([
      [{ roomId: 'attic' }, 'tables.0.roomId', 'Table T1 stands in no room'],
      [{ x: 301 }, 'tables.0.x', 'Table T1 stands outside of Hall'],
      [{ seats: 0 }, 'tables.0.seats', 'Please enter seats from 1 to 20'],
      [{ x: 1.5 }, 'tables.0.x', 'Please enter decimetres from 0 to 5000'],
    ])('should refuse a table with %j', async (wrong, field, message) => {
      const { body, status } = await admin
        .put(PLAN)
        .send({ rooms: [room], tables: [{ ...table, ...wrong }] });

      expect([status, body.fields]).toEqual([400, { [field]: message }]);
    });

    it('should have no two tables of one number', async () => {
      const { body } = await admin
        .put(PLAN)
        .send({ rooms: [room], tables: [table, { ...table, id: 'second', label: 't1' }] })
        .expect(400);

      expect(body.fields).toEqual({ 'tables.1.label': 'There are two tables t1' });
    });
  });

  describe('a page of text', () => {
    it.each(['privacy', 'imprint', 'conduct', 'accessibility'])(
      'should have a first text: %s',
      async (name) => {
        const { blocks } = await shown(`/api/pages/${name}`);

        expect(blocks.length).toBeGreaterThan(2);
        expect(JSON.stringify(blocks)).not.toContain('{{');
      },
    );

    it('should show headings, lists and links of what is written, and nothing that runs', async () => {
      const text =
        '## Be kind\n\n- to **people**\n- to games\n\n[Write](https://example.com) <script>x</script>';
      await admin.put(CONDUCT).send({ text }).expect(200);

      const { blocks } = await shown('/api/pages/conduct');
      expect(blocks).toEqual([
        { kind: 'heading', spans: [{ text: 'Be kind' }] },
        { kind: 'item', spans: [{ text: 'to ' }, { text: 'people', isStrong: true }] },
        { kind: 'item', spans: [{ text: 'to games' }] },
        {
          kind: 'paragraph',
          spans: [{ text: 'Write', href: 'https://example.com' }, { text: ' <script>x</script>' }],
        },
      ]);
      const { body } = await admin
        .post(`/api/organise/editions/${THIS}/content-preview`)
        .send({ text })
        .expect(200);
      expect(body.blocks).toEqual(blocks);
    });

    it('should say what may be filled in, and that nothing else can be', async () => {
      const { body } = await admin.get(`/api/organise/editions/${THIS}/content-variables`).expect(200);
      expect(body).toContainEqual({ name: 'price', meaning: 'Price of a badge', value: '$10' });

      const { body: refusal } = await admin.put(CONDUCT).send({ text: 'Pay {{money}}' }).expect(400);
      expect(refusal.fields).toEqual({ text: 'There is no {{money}}' });

      const text = 'Pay {{money}}, {{constructor}} and {{__proto__}}';
      const preview = await admin.post(`/api/organise/editions/${THIS}/content-preview`).send({ text });
      const spans: { text: string }[] = preview.body.blocks[0].spans;
      expect(spans.map((span) => span.text).join('')).toBe(text);
    });

    it('should be one that there is', async () => {
      await app.browser().get('/api/pages/secrets').expect(404);
      await admin.get(`/api/organise/editions/${THIS}/pages/secrets`).expect(404);
      await admin.get('/api/organise/editions/1999-01/faq').expect(404);
    });
  });

  it('should begin, in a new edition, as it is in the last one, and then be its own', async () => {
    await admin.put(CONDUCT).send({ text: 'Be kind.' }).expect(200);
    const people = `/api/organise/editions/${THIS}/pages/whom-to-ask`;
    await admin.put(people).send({ text: 'Dana, 555-0134' }).expect(200);
    const draft = await makeNext().expect(201);
    const path = `/api/organise/editions/${draft.body.key}/pages/conduct`;
    expect((await admin.get(path).expect(200)).body.text).toBe('Be kind.');
    // Those people and their numbers were that year's.
    const next = path.replace('conduct', 'whom-to-ask');
    expect((await admin.get(next).expect(200)).body.text).not.toContain('Dana');

    await admin.put(path).send({ text: 'Be kinder.' }).expect(200);

    expect((await admin.get(CONDUCT)).body.text).toBe('Be kind.');
  });

  it('should say whom to ask until that is taken out, also once the edition is archived', async () => {
    const people = `/api/organise/editions/${THIS}/pages/whom-to-ask`;
    await admin.put(people).send({ text: 'Dana, 555-0134' }).expect(200);
    await admin.put(CONDUCT).send({ text: 'Be kind.' }).expect(200);
    await app.query(sql`update edition_settings set state = 'archived'`);
    const takeOut = (kind: string, client = admin) =>
      client.delete(`/api/organise/editions/${THIS}/content/${kind}`);

    await admin.put(people).send({ text: 'Nobody' }).expect(409);
    await takeOut('whom-to-ask', await app.signedIn(ORGANISER)).expect(403);
    await takeOut('conduct').expect(409);
    await takeOut('whom-to-ask').expect(204);

    expect((await admin.get(people).expect(200)).body).toMatchObject({ isStandard: true });
    expect((await admin.get(CONDUCT)).body.text).toBe('Be kind.');
    expect((await app.audited(THIS)).at(-1)).toEqual(['content.restored', { kind: 'whom-to-ask' }]);
  });

  it('should be previewed with the facts of its own edition', async () => {
    const { key } = (await makeNext().expect(201)).body;
    const { body: draft } = await admin.get(`/api/organise/editions/${key}/content-variables`).expect(200);
    const { body: page } = await admin
      .post(`/api/organise/editions/${key}/content-preview`)
      .send({ text: 'From {{hours}}' })
      .expect(200);

    const hours = draft.find(({ name }: { name: string }) => name === 'hours').value;
    expect(hours).toMatch(/^Friday, October 9, from /);
    expect(page.blocks[0].spans).toEqual([{ text: `From ${hours}` }]);
    await admin.get('/api/organise/editions/1999-01/content-variables').expect(404);
  });
});
