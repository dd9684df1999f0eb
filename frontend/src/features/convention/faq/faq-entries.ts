import type { Edition } from '#api/generated.ts';
import { weekdayAfter } from '#ui/text/date-text.ts';
import { dollars } from '#ui/text/money-text.ts';

/** One question with its answer; `id` is its anchor, so it never changes once it is out. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
  /** The flag it is about. */
  flag?: 'yellow' | 'green';
}

/** The page's ten entries for an edition: what the configuration knows is taken from it. */
export function faqEntries({ admissionPrice, days, venue }: Edition): FaqEntry[] {
  const last = days.at(-1);
  const dayAfter = last ? weekdayAfter(last.date) : '';
  return [
    {
      id: 'admission',
      question: 'What does admission cost?',
      answer: `Admission is a flat ${dollars(admissionPrice)} and covers both days. Children aged 9 and under are free.`,
    },
    {
      id: 'badges',
      question: 'Who needs a badge?',
      answer: 'Every guest aged 10 and over needs a badge. One e-mail registers everyone who comes with you.',
    },
    {
      id: 'children',
      question: 'May I bring my children?',
      answer:
        'Yes. Children aged 9 and under are allowed in the game room with direct parent supervision. From 10 on, they need a badge of their own.',
    },
    {
      id: 'hours',
      question: 'When and where is it?',
      answer: `${days.map(({ day, monthDay, startTime, endTime }) => `${day}, ${monthDay}, from ${startTime} to ${endTime}`).join('; ')}. At ${venue.name}, ${venue.address}.`,
    },
    {
      id: 'day-after',
      question: `Is there anything on ${dayAfter}?`,
      answer: `No, there is nothing on ${dayAfter}. The last game ends ${last?.day} at ${last?.endTime}.`,
    },
    {
      id: 'food',
      question: 'Can I get something to eat?',
      answer: 'Yes. Food and drink are sold on site, on both days.',
    },
    {
      id: 'library',
      question: 'Is there a game library?',
      answer: 'No game library is provided. Bring the games you would like to play.',
    },
    {
      id: 'open-gaming',
      question: 'What happens in open gaming?',
      answer:
        'Whatever you bring to the table. Open gaming has no official organised games: take a free table, open a box, and raise a flag if you want company.',
    },
    {
      id: 'yellow-flag',
      question: 'What does a yellow flag on a table mean?',
      answer: 'A teacher is wanted. If you know the game, stop by and explain it.',
      flag: 'yellow',
    },
    {
      id: 'green-flag',
      question: 'What does a green flag on a table mean?',
      answer: 'Players are wanted. There is a seat for you, so sit down and join.',
      flag: 'green',
    },
  ];
}

/** The entries that hold every word of a search, in whatever case. */
export function searchFaq(entries: FaqEntry[], search: string): FaqEntry[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
