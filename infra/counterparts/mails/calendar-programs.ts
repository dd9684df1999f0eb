import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DebianRoot, SHARED } from '../debian-root.ts';
import { expectThat, type Trial } from '../finding.ts';
import type { Candidate } from '../run.ts';
import { goldenMails } from './golden-mails.ts';

/** A library that reads calendars, and how it reads one from the standard input into `UID start end` in UTC. */
interface CalendarProgram extends Candidate {
  reads: string;
}

const IN_UTC = `
import sys, datetime
def said(when):
    if not isinstance(when, datetime.datetime): return when.isoformat()
    assert when.tzinfo, 'a time without a zone'
    return when.astimezone(datetime.timezone.utc).strftime('%Y-%m-%dT%H:%MZ')
`;

export const CALENDAR_PROGRAMS: CalendarProgram[] = [
  {
    name: 'python-icalendar',
    packages: ['python3', 'python3-icalendar'],
    version: `/usr/bin/python3 -c 'import icalendar; print(icalendar.__version__)'`,
    reads: `${IN_UTC}
from icalendar import Calendar
for file in sys.argv[1:]:
    calendar = Calendar.from_ical(open(file, 'rb').read())
    for event in calendar.walk('VEVENT'):
        assert not event.errors, event.errors
        print(file.split('/')[-1], event['UID'], said(event['DTSTART'].dt))
`,
  },
  {
    name: 'vobject',
    packages: ['python3', 'python3-vobject'],
    version: `/usr/bin/python3 -c 'from importlib.metadata import version; print(version("vobject"))'`,
    reads: `${IN_UTC}
import vobject
for file in sys.argv[1:]:
    calendar = vobject.readOne(open(file, encoding='utf-8', newline='').read(), validate=True)
    for event in calendar.vevent_list:
        print(file.split('/')[-1], event.uid.value, said(event.dtstart.value))
`,
  },
];

/** Has the calendars of all mails read, each of which has one entry. */
export async function tryCalendars(
  root: DebianRoot,
  trial: Trial,
  { reads }: CalendarProgram,
  told: Map<string, string>,
): Promise<void> {
  const mails = goldenMails().filter(({ calendar }) => calendar !== null);
  mkdirSync(join(root.home, 'calendars'));
  writeFileSync(join(root.home, 'read.py'), reads);
  for (const { name, calendar } of mails) writeFileSync(join(root.home, 'calendars', name), calendar ?? '');
  await trial.try('the calendars that come with mails: read, and understood as others do', async () => {
    const { stdout } = await root.run(`/usr/bin/python3 ${SHARED}/read.py ${SHARED}/calendars/*`);
    const lines = stdout.trim().split('\n');
    expectThat(lines.length === mails.length, `${lines.length} entries in ${mails.length} calendars`);
    for (const line of lines) {
      const [file = '', ...entry] = line.split(' ');
      const before = told.get(file) ?? entry.join(' ');
      expectThat(before === entry.join(' '), `${file}: ${entry.join(' ')}, elsewhere ${before}`);
      told.set(file, before);
    }
    return `${lines.length} entries`;
  });
}
