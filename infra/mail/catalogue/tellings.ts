import type { Trace } from '../definition/define-mail.ts';
import { catalogue, type MailKind } from './catalogue.ts';

/** How mails of a kind tell of somebody besides their reader, by the places in their props; see `Telling`. */
interface KindTelling {
  kind: MailKind;
  by: [place: string, trace: Trace][];
  instead: object | null;
}

/** How mails of all kinds tell of somebody besides their reader. */
export const TELLINGS: KindTelling[] = (Object.keys(catalogue) as MailKind[]).flatMap((kind) =>
  (catalogue[kind].tellsOf ?? []).map(({ by, instead }) => ({
    kind,
    by: Object.entries(by) as [string, Trace][],
    instead,
  })),
);
