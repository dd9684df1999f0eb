import { useAddAttendeeMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { useStoredText } from '#ui/form/use-stored-text.ts';
import { Names } from '#ui/text/written.tsx';
import { TYPED_PEOPLE, typedPeopleIn } from '../typed-people.ts';

/** Registers in one press who was typed in this browser before the address was confirmed. */
export function TypedPeople() {
  const [text, store, forget] = useStoredText(TYPED_PEOPLE);
  const [add] = useAddAttendeeMutation();
  const people = typedPeopleIn(text);
  const { press, isBusy } = useAction({
    send: async () => {
      for (const [index, person] of people.entries()) {
        const { error } = await add(person);
        if (error) {
          store(JSON.stringify(people.slice(index)));
          return { error };
        }
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
