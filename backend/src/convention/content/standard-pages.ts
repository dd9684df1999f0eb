import type { PageName } from './content.dto.ts';

/** First texts, to be read and changed by whoever runs the convention. */
export const STANDARD_PAGES: Record<PageName, string> = {
  privacy: `## What we keep, and why

To register you we keep your e-mail address, the names you give us, whether each person is 10 and over, and whether you have paid. Without that we could not give you badges. Who registers at the door may leave the address out. Who plays in an event, offers a game or answers an invitation leaves us what they typed there.

Players of the same event see each other's names. Strangers see no names. The names of children are seen by their own family and by the organisers alone.

## What we do not do

We sell nothing and hand nothing on. We count no visitors and follow nobody. The site sets cookies only to sign you in, and to know a browser in which you have signed in before.

## Mail

We write to you about what you have registered for. Each mail that is not about that carries a link to have no more of its kind. Mail that comes back is noted, so that we do not write to a dead address again.

## Notices on your phone

Only where you turn them on, we keep of that phone or computer the address at which the maker of its browser takes messages for it, two keys, what you want to be told of, and what kind of browser it is. The maker of the browser, such as Google, Apple, Mozilla or Microsoft, carries each notice and can see when one comes. Its text is encrypted for your device: nobody on the way can read it. It ends, and we delete all of that, when you turn notices off or log out there, when its browser says that it is gone, and with your account.

## How long

Messages by the contact form are forgotten after a year, mails after half a year. What you leave us of a convention stays until the end of {{keptEditions}}, so that we can invite you again, or until you ask us to remove it. Then we delete registrations, names, events, answers and games for sale, and keep numbers alone.

## Your rights

You can download everything that we keep about you, and have it erased, on the page User Info once you are signed in. Without an account write to us by the Contact page, and we do it for you. What the organisers publish themselves, such as the imprint and the words about a gameday, may name you: tell us, and we change it. You can also complain to the authority for data protection where you live.`,
  imprint: `{{convention}} is presented by {{sponsor}}.

**Where:** {{venue}}

**When:** {{hours}}

**Write to us:** [{{volunteerEmail}}](mailto:{{volunteerEmail}}), or by the Contact page.`,
  conduct: `## Everybody is welcome at the table

We play together regardless of age, body, skin, faith, gender, whom somebody loves, or how well they know the rules.

- Ask before you touch people, their dice or their games.
- Explain, do not lecture. Losing well and winning well are both part of the game.
- No insults, no harassment, no staring and no following. "It was a joke" is no excuse.
- Take photos of people only when they agree.
- Children of 9 and under stay with the grown-up who brought them.
- Keep the ways between the tables free.

## When something is wrong

Come to the check-in in the foyer at any time, or write to [{{volunteerEmail}}](mailto:{{volunteerEmail}}). Tell us what happened, where, and who was there. We believe you first, we ask you before we act, and we do not say who told us.

## What we do

We talk to people, and when that is not enough, we ask them to leave, without their money back. Whoever puts others in danger does not come back.`,
  accessibility: `## The site

It works with the keyboard alone, with screen readers, at twice the size of letters, in light and dark, and on phones of 360 pixels. We check it against WCAG 2.2, level AA, with every change. Where it still fails you, tell us by the Contact page: we answer within a week.

What we know not to work yet: of a table on the floor plan its room and its neighbours are told in words, the way there through the hall is drawn alone. Photos are described only as far as whoever brought them did. We read what screen readers are told, in the browser; we have not played every page with one of them.

This was written on November 30, 2026, when the controls of the main tasks, and what is said on their way, were last read so.

## The hall

{{venue}}. The Map page says how to come in without steps. Tables stand far enough apart for a wheelchair; tell us if you need more room or a seat of your own kept. There is a quiet room.`,
};

/** What the desk says to helpers until the administrator names somebody. */
export const STANDARD_WHOM_TO_ASK =
  'Come to the check-in in the foyer, or write to [{{volunteerEmail}}](mailto:{{volunteerEmail}}).';
