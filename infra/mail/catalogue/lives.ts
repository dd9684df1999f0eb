import type { Happening, Life } from '../definition/life.ts';
import { catalogue, type MailKind } from './catalogue.ts';

/** Mails with the same life: all of a kind, or those of a kind with one sort of news. */
export interface MailSort {
  kind: MailKind;
  news: string | null;
}

type LifeByNews = Readonly<Record<string, Life>>;

function isOne(life: Life | LifeByNews): life is Life {
  return 'endedBy' in life;
}

interface LivingSort extends MailSort {
  life: Life;
}

/** Every sort of mail with its life. */
export const SORTS = (Object.keys(catalogue) as MailKind[]).flatMap((kind): LivingSort[] => {
  const { life }: { life: Life | LifeByNews } = catalogue[kind];
  if (isOne(life)) return [{ kind, news: null, life }];
  return Object.entries(life).map(([news, each]) => ({ kind, news, life: each }));
});

/** The life of a mail. */
export function lifeOf({ kind, props }: { kind: MailKind; props: object }): Life {
  const { life }: { life: Life | LifeByNews } = catalogue[kind];
  return isOne(life) ? life : (life[(props as { news: string }).news] as Life);
}

/** The mails that this ends, or that tell other facts by it. */
export function sortsThat(are: 'endedBy' | 'correctedBy', happening: Happening): MailSort[] {
  return SORTS.filter(({ life }) => (life[are] as readonly Happening[] | undefined)?.includes(happening));
}
