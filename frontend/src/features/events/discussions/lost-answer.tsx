import { Button } from 'antd';
import { Notice } from '#ui/feedback/notice.tsx';
import { useStoredText } from '#ui/form/use-stored-text.ts';
import styles from './questions.module.css';

/** The key under which the text of an answer is stored until it was posted. */
export const storedAnswer = (questionId: string) => `answer:${questionId}`;

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
      <div className={styles.lost}>
        <p>The question was deleted. You wrote:</p>
        <blockquote className={styles.quote}>{text}</blockquote>
        <Button
          onClick={() => {
            forget(text);
            onDiscard();
          }}
        >
          Discard
        </Button>
      </div>
    </Notice>
  );
}
