import { describe, expect, it } from '@jest/globals';
import type { MailKind } from '../catalogue/catalogue.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';
import { examplesOf } from './examples.ts';
import { render } from './render.ts';

describe('the mails of one matter', () => {
  const referenceOf = (kind: MailKind, props: object = {}) =>
    examplesOf(kind).map(
      ({ mail }) => render({ ...mail, props: { ...mail.props, ...props } }, EXAMPLE_SITE).headers.References,
    )[0];

  it.each([
    ['gameday', 'gamedayId', ['gameday-invitation', 'gameday-reminder', 'gameday-rsvp', 'gameday-change']],
    ['event', 'eventId', ['event-notice', 'event-message']],
    ['listing', 'listingId', ['listing-notice', 'listing-report']],
  ] as const)('stood apart: of the %s, they refer to it, and to no other', (matter, key, kinds) => {
    for (const kind of kinds) {
      expect(referenceOf(kind, { [key]: 'x1' })).toBe(`<${matter}-x1@tablefall.example>`);
      expect(referenceOf(kind, { [key]: 'x2' })).not.toBe(referenceOf(kind, { [key]: 'x1' }));
    }
  });

  it('should refer to nothing where each mail is a matter of its own, or an older release wrote it', () => {
    expect(referenceOf('sign-in')).toBeUndefined();
    expect(referenceOf('contact-message')).toBeUndefined();
    expect(referenceOf('gameday-rsvp', { gamedayId: undefined })).toBeUndefined();
  });
});
