import type { ReactNode } from 'react';
import styles from './draw.module.css';

/** What the published file holds, and the rule so exactly that a stranger writes a program of it. It is written nowhere else. */
export function ExactRule() {
  return (
    <details className={styles.exact}>
      <summary>The rule so exactly that you can write a program of your own</summary>
      <h3>What is published</h3>
      <p>One object of JSON:</p>
      <dl>
        {FIELDS.map(([field, holds]) => (
          <div key={field}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd>{holds}</dd>
          </div>
        ))}
      </dl>
      <p>
        A party is whoever sits together: one person, a family, friends who said yes to one of them. It gets
        seats for all of its people or none. A person may be in several parties.
      </p>
      <h3>The rule</h3>
      <ul>
        <li>
          <b>Room</b>: a game has room for a party if at least <code>size</code> of its seats are not taken.
        </li>
        <li>
          <b>Free</b>: a party is free for a game if that overlaps no span of its <code>busy</code>, and for
          each of its people three things hold of what they have got so far, in this and in other parties: it
          is not this game, it does not overlap this game, and it is fewer games than <code>limits</code> say.
          Two spans overlap if each starts before the other ends; so a game may start at the minute when
          another ends.
        </li>
      </ul>
      <ol>
        <li>
          <b>The orders.</b> For each party take the SHA-256 of the seed, a colon and the party's id (
          <code>seed:17</code>); its 64 hexadecimal digits, read as one number, are <code>h</code>. Let{' '}
          <code>m</code> be the greatest number of parties of <code>input.parties</code> that one of its
          people is in. The drawn order is that of <code>(1 - h / 2^256)^m</code>, the turned order that of{' '}
          <code>(h / 2^256)^m</code>, each the greatest first, without rounding: with <code>M</code>, the
          greatest <code>m</code> of all, compare the whole numbers{' '}
          <code>(2^256 - h)^m * 2^(256 * (M - m))</code>, and <code>h^m * 2^(256 * (M - m))</code> for the
          turned order. Where everybody is in one party, the drawn order is that of the SHA-256, the smallest
          first, and the turned one the same from the other end. The power keeps somebody in several parties
          from having more chances to come first.
        </li>
        <li>
          <b>The first round.</b> The parties come in the drawn order. Each takes the first of its wishes for
          which there is room and it is free. A party one of whose people has already got a seat in this round
          is passed over.
        </li>
        <li>
          <b>Moving along.</b> Again in the drawn order, each party that allowed moving, none of whose people
          is in any other party of <code>input.parties</code>, and none of whose people has a seat yet, is
          seated by the shortest chain, found so:
          <ul>
            <li>Keep a queue, which begins with that party. Take one party at a time from its front.</li>
            <li>
              Of the one that is taken, look at its wishes in their order, without the game that it would
              leave (the first one leaves none). Keep those for which it would be free if it had left that
              game. If any of them has room, the chain ends at the first of these, be it better or worse than
              the game that is left.
            </li>
            <li>
              If not, go through the same wishes in the same order, and append to the queue those parties at
              that game, in the drawn order, that have not been in this queue before, allowed moving, have the
              same size as the party that began it, and none of whose people is in any other party of{' '}
              <code>input.parties</code>. Each of them would leave this game.
            </li>
            <li>
              When a chain is found, the last party takes the seat with room, the one before takes the seat
              that this one leaves, and so on to the first. If the queue ends before, the party gets nothing.
            </li>
          </ul>
        </li>
        <li>
          <b>More rounds</b> as the first, in the turned order, then in the drawn one, then turned again,
          until a round in which nobody takes anything.
        </li>
        <li>
          <b>Waitlists.</b> For each game, the parties that wished for it, did not get it and are free for it
          at the end, in the drawn order.
        </li>
      </ol>
      <p>
        From this follows: for a game for which fewer wish than it has seats nothing is drawn; everybody who
        is free gets it.
      </p>
    </details>
  );
}

const FIELDS: [field: string, holds: ReactNode][] = [
  ['seedHash', "the SHA-256 of the seed's letters in UTF-8, as hexadecimal digits in lower case"],
  ['seed', 'a text'],
  [
    'input.games[]',
    <>
      <code>id</code>, <code>seats</code> (those that are free), <code>starts</code> and <code>ends</code> in
      minutes since 1970 UTC, both 0 for a game whose time is not known yet
    </>,
  ],
  [
    'input.parties[]',
    <>
      <code>id</code>; <code>size</code>, the seats it takes; <code>people</code>, numbers of its people;{' '}
      <code>busy</code>, spans of time when one of them has to be elsewhere; <code>movesAlong</code>;{' '}
      <code>wishes</code>, ids of games, the best first, none twice
    </>,
  ],
  [
    'input.limits[]',
    <>
      <code>person</code> and <code>games</code>: how many games this person may still get; everybody else any
      number
    </>,
  ],
  [
    'result.seats[]',
    <>
      <code>party</code>, and its <code>games</code> in the order of its wishes; in the order of{' '}
      <code>input.parties</code>; only parties that got something
    </>,
  ],
  [
    'result.waitlists[]',
    <>
      <code>game</code>, and the <code>parties</code> that wait for it, first one first; in the order of{' '}
      <code>input.games</code>; only games for which somebody waits
    </>,
  ],
  [
    'result.counts',
    <>
      <code>seats</code> and <code>seatsFilled</code>; <code>people</code> in a party that wished for
      something, <code>peopleWithNothing</code>, and <code>peopleWithOneOfFirstThree</code>, in a party that
      got one of its own first three wishes; each person counts once
    </>,
  ],
];
