import { useEffect, useEffectEvent, useState } from 'react';
import { type Found, findPerson } from '../desk/scans.ts';
import type { Desk } from '../desk/use-door-desk.ts';
import { codeIn, hashOf, isTorn } from './badge-code.ts';
import { signal } from './door-signals.ts';
import { ownerOf, type Verdict, verdictOn } from './verdict.ts';

/** The verdict on whoever was shown last; it stays until the next one. */
export function useVerdict(desk: Desk) {
  const [{ verdict, number }, setShown] = useState<{ verdict?: Verdict; number: number }>({ number: 0 });
  const show = (next: Verdict) => {
    setShown(({ number }) => ({ verdict: next, number: number + 1 }));
    signal(next.kind);
  };
  /** What becomes of the one that is shown. */
  const amend = (next: Verdict) => {
    setShown(({ number }) => ({ verdict: next, number }));
    signal(next.kind);
  };

  /** Somebody is here, by their code. */
  const admit = (found: Found) => {
    const next = verdictOn(found);
    if (next.kind === 'was-here') return show(next);
    show({ ...next, scannedAt: desk.mark('here', found.person.id) });
  };
  /**
   * Somebody was found by name, which is mistaken more easily than a code: where money is owed, it is asked about before
   * anybody is let in.
   */
  const choose = (found: Found) => {
    const next = verdictOn(found);
    if (next.kind === 'owes') show(next);
    else admit(found);
  };
  /** Whoever was asked about comes in. */
  const letIn = ({ person: { id } }: Found) =>
    amend({ kind: 'come-in', personId: id, scannedAt: desk.mark('here', id) });
  const readCode = async (text: string) => {
    const code = codeIn(text);
    if (!desk.list)
      return show({ kind: 'refused', why: 'The list is not here yet. Please scan again in a moment.' });
    if (!code) return show({ kind: 'unknown', why: isTorn(text) ? 'torn' : 'foreign' });
    const found = ownerOf(desk.list, await hashOf(code));
    if (found) admit(found);
    else show({ kind: 'unknown', why: 'not-listed' });
  };
  /** Somebody was registered at the door, and is here. */
  const join = (personId: string, since: string) =>
    show({ kind: 'come-in', personId, scannedAt: Date.parse(since) });
  /** A name or the start of one was entered that nobody on the list has. */
  const missName = () => show({ kind: 'unknown', why: 'no-such-name' });

  // Another phone was quicker by less than the list's age; the server knows.
  const personId = verdict && 'personId' in verdict ? verdict.personId : undefined;
  const scannedAt = verdict && 'scannedAt' in verdict ? verdict.scannedAt : undefined;
  const told = desk.news.find(
    (news) =>
      news.scan.id === personId && news.scan.at === scannedAt && (news.kind === 'refused' || !news.hasWaited),
  );
  const correct = useEffectEvent(() => {
    if (!told || !personId || verdict?.kind === 'was-here') return;
    if (told.kind === 'refused') amend({ kind: 'refused', why: told.why });
    else amend({ kind: 'was-here', personId, since: told.here });
  });
  useEffect(() => {
    if (told) correct();
  }, [told]);

  return {
    verdict,
    /** Another one for each that is shown: two in a row are two things to hear, also in the same words. */
    number,
    found: desk.list && personId ? findPerson(desk.list, ({ id }) => id === personId) : undefined,
    choose,
    letIn,
    readCode,
    missName,
    join,
    clear: () => setShown(({ number }) => ({ number })),
  };
}
