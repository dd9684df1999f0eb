import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { LoginLink } from '#core/address/login-link.tsx';
import {
  type EventDiscussion,
  useAddEventDiscussionMutation,
  useDeleteEventDiscussionMutation,
  useListEventDiscussionsQuery,
} from '#core/api/events.ts';
import { fresh } from '#core/api/freshness.ts';
import type { Event, User } from '#core/api/generated.ts';
import { mayChange } from '#core/api/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { CommentForm } from '#ui/form/comment-form.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Entries, Entry } from '#ui/pieces/entries.tsx';
import { Written } from '#ui/text/written.tsx';
import { Answer, LostAnswer } from './answer.tsx';
import styles from './questions.module.css';
import { briefly, openText, type Thread, threadsOf } from './threads.ts';

const DELETE = 'delete-question';
const NONE: EventDiscussion[] = [];

interface QuestionsProps {
  event: Event;
  user: User | null;
  isOver: boolean;
  isOpen: boolean;
}

/** Questions about an event, and their answers; who is signed in may ask and answer until it is over. */
export function Questions({ event, user, isOver, isOpen }: QuestionsProps) {
  const { data, error, refetch } = useListEventDiscussionsQuery(
    event.id,
    fresh('listEventDiscussions', { isShown: isOpen }),
  );
  const [addEntry] = useAddEventDiscussionMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const threads = threadsOf(data ?? NONE);
  const [answered, setAnswered] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  // It stays after that, also while another question is being answered.
  if (answered !== null && data !== undefined && !data.some(({ id }) => id === answered)) {
    setLost(answered);
    setAnswered(null);
  }
  const [hadThreads, setHadThreads] = useState(false);
  if (threads.length > 0 && !hadThreads) setHadThreads(true);
  // Who deletes the last question of an event that is over still needs the dialog, and the heading for the focus.
  if (isOver && !hadThreads) return null;
  const { id, gameName } = event;
  const discard = () => {
    setLost(null);
    heading.current?.focus();
  };
  return (
    <section className={`grid gap-14 line-above above-24 ${styles.section}`} aria-label="Questions">
      <div className={`flex baseline spread gap-10 ${styles.head}`}>
        <h3 ref={heading} tabIndex={-1}>
          Questions
        </h3>
        <span className="small muted">{openText(threads)}</span>
      </div>
      {error && !data && <LoadFailure title="Questions could not be loaded" onRetry={() => void refetch()} />}
      {data && threads.length === 0 && <p className="muted">Nobody has asked anything yet.</p>}
      {threads.length > 0 && (
        <Threads
          event={event}
          threads={threads}
          mayAnswer={mayChange(user) && !isOver}
          answered={answered}
          onAnswer={setAnswered}
        />
      )}
      {lost !== null && <LostAnswer key={lost} questionId={lost} onDiscard={discard} />}
      <DeleteDialog event={event} entries={data ?? NONE} heading={heading} refetch={refetch} />
      {!isOver && mayChange(user) && (
        <CommentForm
          storedAs={`question:${id}`}
          subject={{ id, name: gameName }}
          label="Ask a question"
          placeholder="Everybody who is signed in can answer"
          submitLabel="Ask"
          failure="Your question was not posted"
          posted="Question posted"
          send={(eventDiscussionForm) => addEntry({ id, eventDiscussionForm })}
        />
      )}
      {!isOver && !mayChange(user) && (
        <p className={`row wrap ${styles.login}`}>
          <span>Please log in to ask a question.</span>
          <LoginLink className="btn">Login</LoginLink>
        </p>
      )}
    </section>
  );
}

interface ThreadsProps {
  event: Event;
  threads: Thread[];
  mayAnswer: boolean;
  /** Id of the question that is being answered. */
  answered: string | null;
  onAnswer: (questionId: string | null) => void;
}

function Threads({ event, threads, mayAnswer, answered, onAnswer }: ThreadsProps) {
  return (
    <Entries>
      {threads.map(({ question, answers }) => (
        <Said key={question.id} entry={question}>
          {(answers.length > 0 || (mayAnswer && question.questionId === null)) && (
            <div className={`grid gap-10 line-above ${styles.below}`}>
              {answers.length > 0 && (
                <Entries isNested>
                  {answers.map((answer) => (
                    <Said key={answer.id} entry={answer} />
                  ))}
                </Entries>
              )}
              {mayAnswer && question.questionId === null && (
                <Answer
                  event={event}
                  question={question}
                  isOpen={answered === question.id}
                  onChange={(isOpen) => onAnswer(isOpen ? question.id : null)}
                />
              )}
            </div>
          )}
        </Said>
      ))}
    </Entries>
  );
}

function Said({ entry, children }: { entry: EventDiscussion; children?: ReactNode }) {
  const { id, questionId, userName, isHost, createdAt, message, mayDelete } = entry;
  const openDialog = useOpenDialog();
  return (
    <Entry
      name={userName}
      tags={isHost && <span className="tag tag-success">Host</span>}
      at={createdAt}
      message={message}
      action={
        mayDelete && (
          <IconButton
            icon="trash"
            label={`Delete the ${questionId ? 'answer' : 'question'} of ${briefly(entry)}`}
            tooltip="Delete"
            onClick={() => openDialog(DELETE, id)}
          />
        )
      }
    >
      {children}
    </Entry>
  );
}

interface DeleteDialogProps {
  event: Event;
  entries: EventDiscussion[];
  heading: RefObject<HTMLElement | null>;
  refetch: () => PromiseLike<unknown>;
}

function DeleteDialog({ event, entries, heading, refetch }: DeleteDialogProps) {
  const [deleteEntry] = useDeleteEventDiscussionMutation();
  return (
    <RoutedDialog
      name={DELETE}
      find={(id) => entries.find((entry) => entry.id === id && entry.mayDelete)}
      fallbackFocus={heading}
    >
      {({ id: entryId, questionId, userName, message }, frame) => (
        <ConfirmDialog
          frame={frame}
          title={questionId ? 'Delete Answer' : 'Delete Question'}
          subject={userName}
          text={
            questionId
              ? 'Nobody can read the answer any more.'
              : 'Nobody can read the question and its answers any more.'
          }
          confirmLabel="Delete"
          isDestructive
          failure={questionId ? 'The answer was not deleted' : 'The question was not deleted'}
          action={async () => {
            const { error } = await deleteEntry({ id: event.id, entryId });
            // The button that opened the dialog is gone before the focus would return to it.
            if (!error) await refetch();
            return { error };
          }}
        >
          <Written as="blockquote" className={`anywhere keeps-lines ${styles.quote}`}>
            {message}
          </Written>
        </ConfirmDialog>
      )}
    </RoutedDialog>
  );
}
