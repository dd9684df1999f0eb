import { screen } from './screen.ts';

const addresses = {
  name: 'Tablefall',
  web: 'http://localhost:3000',
  mailbox: 'http://localhost:8025',
  smtpUrl: 'smtp://127.0.0.1:1025',
  administrator: 'admin@tablefall.example',
  notes: [],
};

describe('screen', () => {
  it('should name the addresses, the administrator and the way to stop, and fit a small terminal', () => {
    const text = screen(addresses);
    for (const part of [
      'http://localhost:3000/api/docs',
      addresses.mailbox,
      addresses.administrator,
      'Ctrl-C',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.split('\n').length).toBeLessThan(16);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('should show the password of the e-mail tools that was made for this machine, and none else', () => {
    expect(screen({ ...addresses, emailerPassword: 'made-here' })).toContain('/emailer, password made-here');
    expect(screen(addresses)).not.toContain('password');
  });

  it('should tell what is different from usual', () => {
    expect(screen({ ...addresses, notes: ['Port 3000 is taken, so the web app is on 3001.'] })).toContain(
      'on 3001',
    );
  });

  it('should say where mail goes without a mailbox, and never show the password of a mail account', () => {
    const text = screen({ ...addresses, mailbox: null, smtpUrl: 'smtps://user:secret@mail.example:465' });
    expect(text).toContain('mail goes to smtps://mail.example:465');
    expect(text).not.toContain('secret');
  });
});
