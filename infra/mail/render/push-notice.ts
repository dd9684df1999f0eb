import { catalogue, type MailKind, type MailProps } from '../catalogue/catalogue.ts';
import { isPushedOfOne } from '../catalogue/pushed.ts';
import type { Template } from '../definition/define-mail.ts';
import type { Site } from '../definition/site.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';
import { guestName } from '../wording/wording.ts';
import { matterOf, render } from './render.ts';

/** More is not shown on a locked phone, and a message holds 4 kB (RFC 8030, 7.2). */
const TEXT_MAX = 240;

/** A mail as a device is told of it: what the service worker of the page reads. */
export interface PushNotice {
  title: string;
  body: string;
  /** From the root of the site. */
  path: string;
  /** Names the matter: a newer notice takes the place of an older one. */
  tag: string;
}

/** A mail as its row says it, with the id of what it is about. */
export interface PushableMail<K extends MailKind = MailKind> extends RenderableMail<K> {
  about: string;
}

/**
 * Writes the notice of a mail from the row of a copy, which has a name only where the account has several. Throws when its kind is not
 * pushed, or a template does.
 */
export function renderNotice<K extends MailKind>(mail: PushableMail<K>, site: Site): PushNotice {
  const { push }: Partial<Template<MailProps[K]>> = catalogue[mail.kind] ?? {};
  if (!push) throw new Error(`This release pushes no mail of kind "${mail.kind}"`);
  const isOfOne = isPushedOfOne(mail);
  const person = isOfOne ? guestName(mail.recipientName) : null;
  const text = push.text(mail.props, site);
  return {
    title: render(mail, site).subject,
    body: shortened(person ? `For ${person}. ${text}` : text),
    path: push.path(mail.props),
    tag: (isOfOne ? null : matterOf(mail.props)) ?? mail.about,
  };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > TEXT_MAX ? `${letters.slice(0, TEXT_MAX - 1).join('')}…` : text;
}
