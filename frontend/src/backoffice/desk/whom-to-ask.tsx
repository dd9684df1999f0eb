import type { PageBlock } from '#core/api/generated.ts';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import styles from './desk.module.css';

/** Whom helpers ask on the days, in the words of the administrator. */
export function WhomToAsk({ blocks }: { blocks: readonly PageBlock[] }) {
  return (
    <section className="card" aria-labelledby="whom-to-ask">
      <div className={styles.head}>
        <h2 id="whom-to-ask">Whom to ask</h2>
      </div>
      <div className={styles.words}>
        <TextBlocks blocks={blocks} />
      </div>
    </section>
  );
}
