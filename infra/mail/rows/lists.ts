import { catalogue, type MailKind, type MailProps } from '../catalogue/catalogue.ts';
import type { MailList, Template } from '../definition/define-mail.ts';
import { SUPPRESSION_REASONS, type SuppressionReason } from './suppression.entity.ts';

/** What decides who may leave a mail's list and who is left out of it. */
export interface ListedMail<K extends MailKind = MailKind> {
  kind: K;
  props: MailProps[K];
}

/**
 * The list that the reader of a mail may leave; null for mail about what they did themselves, and for an unknown
 * kind.
 */
export function listOf<K extends MailKind>({ kind, props }: ListedMail<K>): MailList | null {
  const { list = null }: Partial<Template<MailProps[K]>> = catalogue[kind] ?? {};
  return typeof list === 'function' ? list(props) : list;
}

/**
 * What keeps an address from the mails of a list. For `null`: from mails about what people did themselves, which they
 * get until the address bounces or staff block it.
 */
export function reasonsAgainst(list: MailList | null): SuppressionReason[] {
  return SUPPRESSION_REASONS.filter((reason) => {
    if (reason === 'bounced' || reason === 'blocked') return true;
    return list !== null && (reason === 'complained' || reason === `no-${list}`);
  });
}

/**
 * What keeps an address from this mail, the reason to tell first. Nothing keeps it from a sign-in mail: somebody is
 * waiting for it, and using it shows that the address works again. What staff get as staff, and a test that they send to
 * themselves, arrives whatever was said of the address as that of an attendee, as long as its server takes it.
 */
export function reasonsAgainstMail<K extends MailKind>(mail: ListedMail<K>): SuppressionReason[] {
  if (mail.kind === 'sign-in') return [];
  if (catalogue[mail.kind]?.isForStaff || isTest(mail.props)) return ['bounced'];
  return reasonsAgainst(listOf(mail));
}

/**
 * Whether somebody else than its reader causes a mail: by what it tells, or because they typed its address. What staff get as
 * staff is theirs to read, however much it is.
 */
export function isCausedByOthers<K extends MailKind>(
  { kind, props }: ListedMail<K>,
  isTyped = false,
): boolean {
  const { isForStaff, causedByOthers }: Template<MailProps[K]> = catalogue[kind];
  if (isForStaff) return false;
  return isTyped || (typeof causedByOthers === 'function' ? causedByOthers(props) : causedByOthers === true);
}

/** Whether a mail goes to the staff who are about to send it to many. */
export function isTest(props: object): boolean {
  return 'isTest' in props && props.isTest === true;
}
