import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { shippedFiles } from './own-imports.ts';

const IMPORT = /import \{([^}]*)\} from 'class-validator'/;
/** What `backend/src/http/input` says together with its place in the OpenAPI document. */
const SAID_THERE =
  /\b(Is(String|Int|Number|Boolean|In|Date|Array|UUID|Email)|Min|Max|MinLength|MaxLength|Matches|ValidateNested)\b/;

/** Rules that are made of several and are used once. */
const OF_THEIR_OWN = [
  'backend/src/catalogue/board-games.dto.ts',
  'backend/src/events/events.dto.ts',
  'backend/src/events/import/event-import.dto.ts',
  'backend/src/events/sign-up/sign-up.dto.ts',
  'backend/src/email/audiences/recipients.dto.ts',
  'backend/src/email/deliverability/returned-mail/mail-events.dto.ts',
  'backend/src/gamedays/plan/gameday-news.dto.ts',
  'backend/src/gamedays/reminders/reminders.dto.ts',
  'backend/src/gamedays/waves/waves.dto.ts',
  'backend/src/import-data.dto.ts',
  'backend/src/marketplace/import/listing-import.dto.ts',
  'backend/src/organise/content/content.dto.ts',
  'backend/src/organise/editions/editions.dto.ts',
  'backend/src/organise/texts/texts.dto.ts',
];

// A validator beside an @ApiProperty says the same limit twice, and one of them is forgotten.
it('should find fields of requests that validate and document by one decorator of backend/src/http/input', () => {
  const raw = shippedFiles('backend/src').filter((file) => {
    const [, names = ''] = IMPORT.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
    return !file.startsWith('backend/src/http/input/') && SAID_THERE.test(names);
  });

  expect(raw.sort()).toEqual([...OF_THEIR_OWN].sort());
});
