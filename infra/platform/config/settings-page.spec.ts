import { readFileSync } from 'node:fs';
import { settingNames } from './config.ts';
import { SETTINGS_EXAMPLE, settingsExample } from './settings-example.ts';
import { SETTINGS_PAGE, settingGroups, settingsPage } from './settings-page.ts';

describe('the page of settings', () => {
  const settings = settingGroups().flatMap((group) => group.settings);

  it('should name every setting, and no other', () => {
    expect(settings.map(({ name }) => name).sort()).toEqual(settingNames().sort());
  });

  it('should say what each is for: write a comment above its rules', () => {
    expect(settings.filter(({ meaning }) => !meaning).map(({ name }) => name)).toEqual([]);
  });

  it('should be what the code says, as .env.example is: run `npm run contract` and commit both', () => {
    expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(settingsPage());
    expect(readFileSync(SETTINGS_EXAMPLE, 'utf8')).toBe(settingsExample());
  });

  it.each([
    /`APP_SECRET` \| at least 32 characters \| \*required\* \| {2}\| yes/,
    /`PORT` \| whole number from 0 to 65535 \| `3000` \|/,
    /`LISTEN` \| IP address \| {2}\| `127\.0\.0\.1` \|/,
    /`SMTP_URL` \| address that begins with `smtp:\/\/`, `smtps:\/\/` \| \S+ \| \*required\* \|/,
  ])('should say rule, default, and what is different in production: %s', (row) => {
    expect(settingsPage()).toMatch(row);
  });
});
