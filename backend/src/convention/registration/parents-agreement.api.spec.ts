import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from './testing/registration.factory.ts';

const DANA = { name: 'Dana Whitfield', badge: true };
const INES = { name: 'Ines Whitfield', badge: false };
const MISSING = {
  parentAgrees: 'Please tick that you are a parent or guardian of the children named here',
};

describe('the names of children', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start();
  });
  afterEach(() => app.stop());

  it('should be taken with the tick of a parent alone, which is kept with its time', async () => {
    const register = (form: object) => app.browser().post('/api/register').send(form);
    const family = { email: 'dana@mail.example', attendees: [DANA, INES] };
    const refused = [
      await register({ ...family, parentAgrees: false }).expect(400),
      await register(family).expect(400),
    ];
    await register({ ...family, parentAgrees: true }).expect(200);
    await register({ email: 'otto@mail.example', attendees: [{ name: 'Otto', badge: true }] }).expect(200);

    expect(refused.map(({ body }) => body.fields)).toEqual([MISSING, MISSING]);
    const agreed = sql<{ name: string }>`
      select name from attendee join user_name on user_name.id = name_id where parent_agreed_at = ${app.clock.now()}`;
    expect(await app.query(agreed)).toEqual([{ name: INES.name }]);
  });

  it('should need it once, until the person is a child anew', async () => {
    const browser = await registeredAs(app, registerForm({ attendees: [DANA] }));
    const child = { name: 'Ida', badge: false, parentAgrees: false };
    const add = (form: object) => browser.post('/api/registration/attendees').send(form);
    const refused = await add(child).expect(400);
    const { attendees } = (await add({ ...child, parentAgrees: true }).expect(200)).body;
    const update = (form: object) => browser.put(`/api/registration/attendees/${attendees[1].id}`).send(form);

    expect(refused.body.fields).toEqual(MISSING);
    expect(attendees.map(({ parentAgreed }: { parentAgreed: boolean }) => parentAgreed)).toEqual([
      false,
      true,
    ]);
    await update({ ...child, name: 'Ida W.' }).expect(200);
    await update({ ...child, badge: true }).expect(200);
    await update(child).expect(400);
  });
});
