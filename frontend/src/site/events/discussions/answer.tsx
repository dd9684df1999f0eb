import { useEffect, useRef } from 'react';
import { type EventDiscussion, useAddEventDiscussionMutation } from '#core/api/events.ts';
import type { Event } from '#core/api/generated.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { CommentForm } from '#ui/form/comment-form.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './questions.module.css';
import { briefly } from './threads.ts';

/** The key under which the text of an answer is stored until it was posted. */
const storedAnswer = (questionId: string) => `answer:${questionId}`;

interface AnswerProps {
  event: Event;
  question: EventDiscussion;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** A button, which becomes a form, and has the focus again once that is closed. */
export function Answer({ event, question, isOpen, onChange }: AnswerProps) {
  const [addEntry] = useAddEventDiscussionMutation();
  const button = useRef<HTMLButtonElement>(null);
  const isToBeFocused = useRef(false);
  useEffect(() => {
    if (!isOpen && isToBeFocused.current) button.current?.focus();
    isToBeFocused.current = false;
  }, [isOpen]);
  const close = () => {
    isToBeFocused.current = true;
    onChange(false);
  };
  if (!isOpen) {
    return (
      <button ref={button} type="button" className="btn" onClick={() => onChange(true)}>
        Answer
        <span className="visually-hidden"> {briefly(question)}</span>
      </button>
    );
  }
  return (
    <CommentForm
      storedAs={storedAnswer(question.id)}
      takesFocus
      subject={{ id: question.id, name: event.gameName }}
      label="Your answer"
      submitLabel="Post Answer"
      failure="Your answer was not posted"
      posted="Answer posted"
      send={(comment) =>
        addEntry({ id: event.id, eventDiscussionForm: { ...comment, questionId: question.id } })
      }
      onPosted={close}
      onCancel={close}
    />
  );
}

interface LostAnswerProps {
  questionId: string;
  onDiscard: () => void;
}

/** Takes the place of the form of an answer whose question was deleted by somebody else, so that its text can be copied. */
export function LostAnswer({ questionId, onDiscard }: LostAnswerProps) {
  const [text, , forget] = useStoredText(storedAnswer(questionId));
  if (!text) return null;
  return (
    <Notice tone="error" title="Your answer was not posted" takesFocus>
      <div className="grid gap-10 from-start">
        <p>The question was deleted. You wrote:</p>
        <Written as="blockquote" className={`anywhere keeps-lines ${styles.quote}`}>
          {text}
        </Written>
        <button
          type="button"
          className="btn"
          onClick={() => {
            forget(text);
            onDiscard();
          }}
        >
          Discard
        </button>
      </div>
    </Notice>
  );
}
