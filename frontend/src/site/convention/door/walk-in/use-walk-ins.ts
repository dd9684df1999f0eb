import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { useFillBadgeBlockMutation, useRegisterWalkInMutation, type WalkIn } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { count } from '#core/text/count-text.ts';
import type { DoorDesk } from '../desk/door-desk.ts';
import { oneTab } from '../desk/one-tab.ts';
import { isAway, joinedOf } from '../desk/send-scan.ts';
import { badgesOf } from '../desk/walk-ins.ts';
import { entryOf, MAY_HAVE_ARRIVED, type RegisterWalkIn } from './walk-in.ts';

/** ms; the server gives a block back when its phone has not had the door for a while. */
const FILL_EVERY = 60_000;

/**
 * Registers people who are on no list: on the server; without a network, or where the house is full, in what waits, against the badges
 * that this phone keeps.
 *
 * @param isOn false at doors where nobody is registered
 */
export function useWalkIns(desk: DoorDesk, scope: string, isOn: boolean): RegisterWalkIn {
  const { admissionPrice } = useEdition();
  const [send] = useRegisterWalkInMutation();
  useBadgeBlock(desk, isOn);
  const wait = (walkIn: WalkIn, sent?: true) => {
    const badges = badgesOf(walkIn);
    const { badgesLeft } = desk.snapshot();
    if (badges > badgesLeft) return { error: sent ? MAY_HAVE_ARRIVED : noBadges(badgesLeft) };
    const at = desk.register(scope, walkIn, admissionPrice * badges, sent);
    return { data: entryOf(walkIn, new Date(at).toISOString(), admissionPrice) };
  };
  return async (walkIn) => {
    if (desk.snapshot().awaySince !== null) return wait(walkIn);
    const { data, error } = await send(walkIn);
    if (data) {
      desk.learn(scope, joinedOf(data));
      return { data };
    }
    if (isAway(error)) {
      desk.lose();
      return wait(walkIn, true);
    }
    // A full house has none but those that phones keep.
    const isFull = problemOf(error).code === 'no-badges';
    return isFull && badgesOf(walkIn) <= desk.snapshot().badgesLeft ? wait(walkIn) : { error };
  };
}

/** Keeps badges on this phone while there is a network, and fills up what was given. */
function useBadgeBlock(desk: DoorDesk, isOn: boolean): void {
  const { awaySince, waiting, lists, badgeUses } = useSyncExternalStore(
    desk.subscribe,
    desk.snapshot,
    desk.snapshot,
  );
  const [fill] = useFillBadgeBlockMutation();
  const fillUp = useEffectEvent(async () => {
    if (document.hidden || !oneTab.mayWork()) return;
    const { uses } = desk.block;
    const { data } = await fill();
    if (data) desk.block.take(data, uses);
  });
  // What waits was given out of the block: the server has to know of it first.
  const mayFill = isOn && lists.size > 0 && awaySince === null && !waiting.some(({ walkIn }) => walkIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was given is filled up at once
  useEffect(() => {
    if (!mayFill) return;
    void fillUp();
    const timer = setInterval(() => void fillUp(), FILL_EVERY);
    return () => clearInterval(timer);
  }, [mayFill, badgeUses]);
}

/** As the server would refuse it. */
function noBadges(left: number) {
  const message =
    left === 0
      ? 'This phone has no badges left without a network.'
      : `This phone has only ${count(left, 'badge')} left without a network.`;
  return { status: 409, data: { message } };
}
