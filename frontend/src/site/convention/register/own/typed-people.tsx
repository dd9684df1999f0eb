import { useAction } from '#core/action/use-action.ts';
import { type Attendee, useAddAttendeeMutation } from '#core/api/generated.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { Names } from '#ui/text/written.tsx';
import { TYPED_PEOPLE, typedPeopleIn } from '../typed-people.ts';

/**
 * Registers in one press who was typed in this browser before the address was confirmed. Whoever is registered by now is left out,
 * so that a press whose page was left half-way, or whose answer was lost, can be repeated.
 */
export function TypedPeople({ attendees }: { attendees: readonly Attendee[] }) {
  const [text, , forget] = useStoredText(TYPED_PEOPLE);
  const [add] = useAddAttendeeMutation();
  const registered = new Set(attendees.map(({ name }) => name));
  const people = typedPeopleIn(text).filter(({ name }) => !registered.has(name));
  const { press, isBusy } = useAction({
    send: async () => {
      for (const person of people) {
        const { error } = await add(person);
        if (error) return { error };
      }
      return { data: text };
    },
    failure: 'Not everybody was registered.',
    succeeded: forget,
  });
  if (people.length === 0) return null;
  return (
    <p>
      <button type="button" className="btn btn-primary" aria-busy={isBusy} onClick={press()}>
        <span>
          Register <Names names={people.map(({ name }) => name)} isSentence />
        </span>
      </button>
    </p>
  );
}
