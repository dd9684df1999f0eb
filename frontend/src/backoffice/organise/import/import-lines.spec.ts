import { describe, expect, it } from '@jest/globals';
import { guessColumns, holdsTitles, tableOf } from '#antd/guest-list/recognise/columns.ts';
import { rowsIn } from '#antd/guest-list/recognise/table-text.ts';
import { doubtsIn, keyOf, readRegistrants, readSuppressions, summaryOf } from './import-lines.ts';
import type { Subject } from './use-import.ts';

function tableIn(text: string) {
  const rows = rowsIn(text.trim());
  return tableOf(rows, holdsTitles(rows));
}

const columnsOf = (subject: Subject, text: string) => guessColumns(subject, tableIn(text));
const people = (text: string) => readRegistrants(tableIn(text), columnsOf('registrants', text));
const entries = (text: string) => people(text).map(({ entry }) => entry);
const addresses = (text: string) =>
  readSuppressions(tableIn(text), columnsOf('suppressions', text), 'no-news').map(({ entry }) => entry);

describe('registrants of other systems', () => {
  it('should be read from order positions of pretix', () => {
    expect(
      entries(`
"Order code";"Position ID";"Status";"Email";"Order date";"Product";"Variation";"Price";"Attendee name";"Attendee email"
"A7K2Q";"1";"paid";"dana@mail.example";"2024-05-01";"Weekend badge";"";"10.00";"Whitfield, Dana";""
"A7K2Q";"2";"paid";"dana@mail.example";"2024-05-01";"Child ticket (9 and under)";"";"0.00";"Ines Whitfield";""
"B9XX1";"1";"pending";"mo@mail.example";"2024-05-02";"Weekend badge";"";"10.00";"Mo Haddad";""
"C0YY3";"1";"canceled";"gone@mail.example";"2024-05-03";"Weekend badge";"";"10.00";"Nobody";""`),
    ).toEqual([
      { name: 'Whitfield, Dana', email: 'dana@mail.example', badge: true, paid: true },
      { name: 'Ines Whitfield', email: 'dana@mail.example', badge: false, paid: true },
      { name: 'Mo Haddad', email: 'mo@mail.example', badge: true, paid: false },
      null,
    ]);
  });

  it('should be read from attendees of Eventbrite', () => {
    expect(
      entries(`
Order #,Order Date,First Name,Last Name,Email,Quantity,Ticket Type,Currency,Total Paid,Attendee Status
9918,2024-06-01 10:00:00-04:00,Dana,Whitfield,dana@mail.example,1,Adult,USD,10.00,Attending
9918,2024-06-01 10:00:00-04:00,Ines,Whitfield,dana@mail.example,1,Kid,USD,0.00,Attending
9920,2024-06-03 11:30:00-04:00,Mo,Haddad,mo@mail.example,1,Adult,USD,0.00,Attending`),
    ).toEqual([
      { name: 'Dana Whitfield', email: 'dana@mail.example', badge: true, paid: true },
      { name: 'Ines Whitfield', email: 'dana@mail.example', badge: false, paid: false },
      { name: 'Mo Haddad', email: 'mo@mail.example', badge: true, paid: false },
    ]);
  });

  it('should be read from answers of Google Forms', () => {
    expect(
      entries(`
Timestamp\tEmail Address\tYour name\tHow old are you?\tPaid?
5/1/2024 9:12:01\tdana@mail.example\tDana Whitfield\t41\tYes
5/1/2024 9:13:44\tdana@mail.example\tInes Whitfield\t7\tNo`),
    ).toEqual([
      { name: 'Dana Whitfield', email: 'dana@mail.example', badge: true, paid: true },
      { name: 'Ines Whitfield', email: 'dana@mail.example', badge: false, paid: false },
    ]);
  });

  it('should be read from a list without headings, with names from the addresses where there is none', () => {
    const read = people('Dana Whitfield;dana@mail.example\n;mei_lin.tran@mail.example\nNo address;');

    expect(read.map(({ line, entry, note }) => [line, entry?.name, note])).toEqual([
      [1, 'Dana Whitfield', null],
      [2, 'Mei Lin Tran', 'name from the address: Mei Lin Tran'],
      [3, undefined, 'no e-mail address'],
    ]);
  });
});

describe('a value that says neither', () => {
  const text = `
Name,Email,Age of attendee,Paid
Leo,leo@mail.example,9.0,CHF 0.00
Mia,mia@mail.example,8-12,"CHF 1,010.00"
Ann,ann@mail.example,,EUR 10
Kim,kim@mail.example,8-12,2024-05-01`;

  it('should be no entry, and never a badge or a debt by default', () => {
    const rows = people(text);

    expect(rows.map(({ entry }) => entry)).toEqual([
      { name: 'Leo', email: 'leo@mail.example', badge: false, paid: false },
      null,
      null,
      null,
    ]);
    expect(summaryOf(rows, [{ verdict: 'taken', detail: null }]).counts).toMatchObject({
      invited: 1,
      unclear: 3,
    });
    expect(rows[1]?.note).toBe('"8-12" says neither that a badge is needed nor a child of 9 and under');
  });

  it('should be decided once for all of its lines', () => {
    const doubts = doubtsIn(people(text));
    expect(doubts).toEqual([
      { field: 'badge', value: '8-12', rows: 2 },
      { field: 'badge', value: '', rows: 1 },
      { field: 'paid', value: '2024-05-01', rows: 1 },
    ]);
    const decisions = Object.fromEntries(doubts.map((doubt) => [keyOf(doubt), true]));

    const read = readRegistrants(tableIn(text), columnsOf('registrants', text), { decisions });

    expect(read.map(({ entry }) => entry && [entry.badge, entry.paid])).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(doubtsIn(read)).toEqual(doubts);
  });
});

describe('suppressions of other systems', () => {
  it('should be read from subscribers of listmonk', () => {
    expect(
      addresses(`
uuid,email,name,attributes,status,created_at
1,gone@mail.example,Gone,"{""city"": ""Bonn""}",blocklisted,2024-01-01
2,here@mail.example,Here,{},enabled,2024-01-02`),
    ).toEqual([{ address: 'gone@mail.example', reason: 'blocked' }, null]);
  });

  it('should be read from lists of Mailchimp, whose file says why', () => {
    expect(
      addresses(`
"Email Address","First Name","Last Name","UNSUB_TIME","UNSUB_CAMPAIGN_TITLE"
"gone@mail.example","Jo","Okonkwo","2024-02-01 10:00:00","May news"`),
    ).toEqual([{ address: 'gone@mail.example', reason: 'no-news' }]);
    expect(
      addresses('email,status\ndead@mail.example,Cleaned\nangry@mail.example,Abuse\nodd@mail.example,Purple'),
    ).toEqual([
      { address: 'dead@mail.example', reason: 'bounced' },
      { address: 'angry@mail.example', reason: 'complained' },
      null,
    ]);
  });
});

describe('people who are no table', () => {
  it('should be read as any program writes them', () => {
    expect(
      entries('"Haddad, Mo" <mo@mail.example>, Dana Whitfield <dana@mail.example>').map(
        (entry) => entry?.name,
      ),
    ).toEqual(['Mo Haddad', 'Dana Whitfield']);
    expect(
      addresses('gone@mail.example; dead@mail.example\n<angry@mail.example>,').map((entry) => entry?.address),
    ).toEqual(['gone@mail.example', 'dead@mail.example', 'angry@mail.example']);
  });
});

describe('the verdicts', () => {
  it('should stand at the lines that they are about, beside those that are not sent', () => {
    const rows = people('name,email\nDana,dana@mail.example\nNobody,\nDana,dana@mail.example\nMo,mo@mail');

    const { all, problems, counts, total } = summaryOf(rows, [
      { verdict: 'taken', detail: null },
      { verdict: 'duplicate', detail: '0' },
      { verdict: 'refused', detail: 'Not a complete e-mail address' },
    ]);

    expect(all.map(({ line, verdict, detail }) => [line, verdict, detail])).toEqual([
      [2, 'invited', null],
      [3, 'dropped', 'no e-mail address'],
      [4, 'duplicate', 'line 2'],
      [5, 'refused', 'Not a complete e-mail address'],
    ]);
    expect([problems.length, counts.invited, total]).toEqual([3, 1, 4]);
  });
});
