import { useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import {
  type Event,
  type Participant,
  useJoinEventMutation,
  useJoinWaitlistMutation,
  useLeaveEventMutation,
  useLeaveWaitlistMutation,
  useRemoveParticipantMutation,
  useSaveEventMutation,
  useSetGameOwnerMutation,
  useSwapEventMutation,
  useUndoRemovalMutation,
} from '#core/api/generated.ts';
import { type Problem, problemOf } from '#core/api/problem.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { formOf } from '../form/event-form.ts';
import { canComeBack, type EventPermissions, swapText } from '../schedule/sign-up.ts';

/** The dialog's name in the address; its subject is the participant. */
export const GIVE_UP_SPOT = 'give-up-spot';

/** The same for handing the event over to a participant. */
export const HAND_OVER = 'hand-over';

/** ms; as the server has it: so long it lets the mail about a removal wait. */
const TIME_TO_UNDO = 10_000;

/** Why somebody could not join. */
export interface Conflict {
  /** Who may leave the other event for this one; null where several were to join. */
  nameId: string | null;
  problem: Problem;
}

/** Another event that a name would leave for this one, with no way back. */
export interface AskedSwap {
  nameId: string;
  other: Event;
  /** What it means. */
  text: string;
  done: (() => void) | undefined;
}

interface Step {
  call: () => Promise<{ error?: unknown }>;
  /** The text when it fails. */
  sentence: string;
  /** The names that join; a conflict is shown in a dialog of its own. */
  joining?: readonly string[];
  done?: (() => void) | undefined;
}

/**
 * The actions on the spots of an event, one at a time, and their failures. Leaving can be undone from a toast; when it could
 * not be undone, a dialog asks first.
 *
 * @param isOpen whether the drawer is open; once closed, failures are shown in a toast
 */
export function useSignUp(event: Event, permissions: EventPermissions, isOpen: boolean) {
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState<AskedSwap | null>(null);
  const [join] = useJoinEventMutation();
  const [swapEvent] = useSwapEventMutation();
  const [leave] = useLeaveEventMutation();
  const [wait] = useJoinWaitlistMutation();
  const [stopWaiting] = useLeaveWaitlistMutation();
  const [remove] = useRemoveParticipantMutation();
  const [undoRemoval] = useUndoRemovalMutation();
  const [setGameOwner] = useSetGameOwnerMutation();
  const [saveEvent] = useSaveEventMutation();
  const openDialog = useOpenDialog();

  const { run, runNext, isBusy } = useAction({
    send: ({ call }: Step) => {
      setFailure(null);
      return call();
    },
    subject: () => ({ id: event.id, name: event.gameName }),
    failure: ({ sentence }) => sentence,
    place: isOpen,
    succeeded: (_answer, { done }) => done?.(),
    refused: (error, { sentence, joining }) => {
      const problem = problemOf(error);
      if (problem.status === 409 && joining) setConflict({ nameId: onlyOne(joining), problem });
      else setFailure(failureText(sentence, error));
    },
  });
  const eventId = event.id;
  const called = (id: string) => ({ eventId, participantId: { id } });
  const bringGame = (id: string, owner: boolean) => setGameOwner({ eventId, gameOwnerForm: { id, owner } });

  const comeBack = ({ id, gameOwner }: Participant) =>
    runNext({
      call: async () => {
        const answer = await join({ eventId, joinForm: { id } });
        return answer.error || !gameOwner ? answer : bringGame(id, true);
      },
      sentence: 'Failed to join the event',
      joining: [id],
    });
  const bringBack = ({ id }: Participant) =>
    runNext({ call: () => undoRemoval(called(id)), sentence: 'The removal was not undone.' });
  /** @param done moves the focus, where the button that was pressed goes away */
  const giveUp = (participant: Participant, isOwn: boolean, done?: () => void) => {
    const { id, name } = participant;
    if (!canComeBack(event, participant, isOwn, permissions)) return openDialog(GIVE_UP_SPOT, id);
    void run({
      call: () => (isOwn ? leave(called(id)) : remove(called(id))),
      sentence: isOwn ? 'Failed to leave the event' : 'Failed to remove the participant',
      done: () => {
        done?.();
        showToast({
          ...(isOwn
            ? { title: 'You left the event', about: event.gameName }
            : {
                title: 'Participant removed',
                about: `${event.gameName}: ${name}`,
                description: 'They hear of it in a few seconds.',
                shownFor: TIME_TO_UNDO,
              }),
          action: { label: 'Undo', run: () => void (isOwn ? comeBack : bringBack)(participant) },
        });
      },
    });
  };
  /** @param done moves the focus, as the button that was pressed goes away */
  const swap = (nameId: string, other: string, done?: () => void) =>
    run({
      call: () => swapEvent({ eventId, swapForm: { id: nameId, leave: other } }),
      sentence: 'Failed to join the event',
      joining: [nameId],
      done,
    });
  return {
    isBusy,
    failure,
    conflict,
    asked,
    forget: () => {
      setFailure(null);
      setConflict(null);
      setAsked(null);
    },
    giveUp,
    join: (nameId: string) =>
      run({
        call: () => join({ eventId, joinForm: { id: nameId } }),
        sentence: 'Failed to join the event',
        joining: [nameId],
      }),
    /** @param fit whether all of them join or none, or as many as there are spots for */
    joinTogether: (ids: string[], fit: 'all' | 'some', done?: () => void) =>
      run({
        call: () => join({ eventId, joinForm: { ids, fit } }),
        sentence: 'Failed to join the event',
        joining: ids,
        done,
      }),
    /** Takes a join of several names back, one after the other; the last first, as children do not stay without the adult before them. */
    leaveTogether: (ids: readonly string[], done: () => void) =>
      run({
        call: async () => {
          for (const id of ids.toReversed()) {
            const answer = await leave(called(id));
            if (answer.error) return answer;
          }
          return {};
        },
        sentence: 'Failed to leave the event',
        done,
      }),
    swap,
    /** Swaps, and asks first where there is no way back. */
    askToSwap: (nameId: string, other: Event, done?: () => void) => {
      const text = swapText(other, nameId, permissions);
      if (text === null) return void swap(nameId, other.id, done);
      setAsked({ nameId, other, text, done });
    },
    wait: (nameId: string) =>
      run({ call: () => wait(called(nameId)), sentence: 'Failed to join the waitlist' }),
    /** @param done moves the focus, as the button that was pressed goes away */
    stopWaiting: (nameId: string, done?: () => void) =>
      run({ call: () => stopWaiting(called(nameId)), sentence: 'Failed to leave the waitlist', done }),
    handOver: (nameId: string) => openDialog(HAND_OVER, nameId),
    setCoHost: (nameId: string, coHost: boolean) =>
      run({
        call: () => saveEvent({ ...formOf(event), coHosts: coHostsWith(event, nameId, coHost) }),
        sentence: 'Failed to save the co-hosts',
      }),
    setGameOwner: (nameId: string, owner: boolean) =>
      run({ call: () => bringGame(nameId, owner), sentence: 'Failed to save the game owner' }),
  };
}

function onlyOne(ids: readonly string[]): string | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

/** The co-hosts of an event with one more, or without one. */
function coHostsWith({ participants }: Event, nameId: string, coHost: boolean): string[] {
  const others = participants.filter(({ id, coHost }) => coHost && id !== nameId).map(({ id }) => id);
  return coHost ? [...others, nameId] : others;
}

export type SignUp = ReturnType<typeof useSignUp>;
