import { organiseActs } from './organise.audit.ts';

describe('what the audit trail says of a changed edition', () => {
  const said = (fields: string) =>
    organiseActs['edition.changed'].say({ fields, moved: 0, told: 0 }, ' October 2026');

  it('should name its fields as the page does', () => {
    expect(said('firstDay, price')).toBe('Changed October 2026: First day, Price of a badge');
  });

  it('should name a field that is no more as it was kept', () => {
    expect(said('slogan')).toBe('Changed October 2026: slogan');
  });
});
