import type { FaqEntry } from './content.dto.ts';

/** The ten questions that the page begins with. */
export const STANDARD_FAQ: FaqEntry[] = [
  {
    id: 'admission',
    question: 'What does admission cost?',
    answer: 'Admission is a flat {{price}} and covers both days. Children aged 9 and under are free.',
    flag: null,
  },
  {
    id: 'badges',
    question: 'Who needs a badge?',
    answer: 'Every guest aged 10 and over needs a badge. One e-mail registers everyone who comes with you.',
    flag: null,
  },
  {
    id: 'children',
    question: 'May I bring my children?',
    answer:
      'Yes. Children aged 9 and under are allowed in the game room with direct parent supervision. From 10 on, they need a badge of their own.',
    flag: null,
  },
  {
    id: 'hours',
    question: 'When and where is it?',
    answer: '{{hours}}. At {{venue}}.',
    flag: null,
  },
  {
    id: 'day-after',
    question: 'Is there anything on {{dayAfter}}?',
    answer: 'No, there is nothing on {{dayAfter}}. The last game ends {{lastDay}} at {{lastEnd}}.',
    flag: null,
  },
  {
    id: 'food',
    question: 'Can I get something to eat?',
    answer: 'Yes. Food and drink are sold on site, on both days.',
    flag: null,
  },
  {
    id: 'library',
    question: 'Is there a game library?',
    answer: 'No game library is provided. Bring the games you would like to play.',
    flag: null,
  },
  {
    id: 'open-gaming',
    question: 'What happens in open gaming?',
    answer:
      'Whatever you bring to the table. Open gaming has no official organised games: take a free table, open a box, and raise a flag if you want company.',
    flag: null,
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
