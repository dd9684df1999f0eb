import { expect, it } from '@jest/globals';
import type { EventDiscussion } from '#core/api/events.ts';
import { openText, threadsOf } from './threads.ts';

const entry = (id: string, questionId: string | null = null): EventDiscussion => ({
  id,
  questionId,
  message: id,
  userName: 'Karim',
  isHost: false,
  createdAt: '2027-10-08T12:00:00Z',
  mayDelete: false,
});
const shape = (entries: EventDiscussion[]) =>
  threadsOf(entries).map(({ question, answers }) => [question.id, ...answers.map(({ id }) => id)]);

it('should put answers below their questions, in the order of time', () => {
  const entries = [entry('a'), entry('b'), entry('b1', 'b'), entry('a1', 'a'), entry('a2', 'a')];

  expect(shape(entries)).toEqual([
    ['a', 'a1', 'a2'],
    ['b', 'b1'],
  ]);
});

it('should show an answer alone whose question is not there', () => {
  expect(shape([entry('x1', 'x'), entry('a')])).toEqual([['x1'], ['a']]);
});

it('should count the questions that nobody has answered', () => {
  expect(openText(threadsOf([entry('a'), entry('b'), entry('a1', 'a'), entry('x1', 'x')]))).toBe('1 open');
  expect(openText(threadsOf([entry('a'), entry('a1', 'a')]))).toBe('');
});
