import { describe, expect, it } from '@jest/globals';
import { rowsOf } from '#antd/guest-list/table-file.ts';
import { guessColumns, holdsTitles, type Subject, tableOf } from './columns.ts';
import { readRegistrants, readSuppressions, summaryOf } from './import-lines.ts';

function tableIn(text: string) {
  const rows = rowsOf(text.trim());
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
