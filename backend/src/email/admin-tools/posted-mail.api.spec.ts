import { v7 as uuid } from 'uuid';
import { contract } from '../../../test/contract.ts';
import { TestApp } from '../../../test/test-app.ts';
import { EmailTools } from './testing/email-tools.ts';

describe('the e-mail tools by POST', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => tools.reset());

  it('should do by POST what the specified GETs do, which the document calls deprecated', async () => {
    for (const name of ['ada', 'ben']) await tools.register(name);
    await tools.registerEarlier('earlier');
    const one = `register/email/${await tools.registrationId('ada')}`;
    const many = ['review', 'notpaid', 'twodays', 'pastregistrants'].map((tool) => `register/email-${tool}`);

    for (const path of [one, ...many, 'register/emailtest']) {
      // Whoever changes to the other call meanwhile sends it once all the same.
      const query = path === 'register/emailtest' ? {} : { mailingId: uuid() };
      const posted = await tools.post(path, {}, query).expect(200);
      const got = await tools.get(path, query).expect(200);
      expect(got.body).toEqual(posted.body);
    }

    expect(await tools.mailed('registration-review')).toEqual(['ada', 'ben']);
    expect(await tools.mailed('registration-unpaid')).toEqual(['ada', 'ben']);
    expect(await tools.mailed('past-registrants')).toEqual(['earlier']);
    const paths = Object.entries(contract.paths).filter(([, { get }]) => get?.deprecated);
    expect(paths).toHaveLength(6);
    for (const [, { get, post }] of paths) expect(post).toMatchObject({ parameters: get?.parameters });
  });
});
