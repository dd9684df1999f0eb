import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { missingIn, type Sources } from './module-checklist.ts';
import { shippedFiles } from './own-imports.ts';

const FILES = [
  ...['backend/src', 'infra/platform', 'worker/src', 'infra/mail'].flatMap(shippedFiles),
  ...readdirSync(join(ROOT, 'backend/migrations')).map((file) => `backend/migrations/${file}`),
];

describe('what a module must be named by', () => {
  const sources: Sources = new Map(FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

  it('should be complete', () => {
    expect(missingIn(sources)).toEqual([]);
  });

  it('should be told, sentence by sentence, of a module that was only begun', () => {
    const begun: [string, string][] = [
      ['backend/src/raffles/raffles.controller.ts', 'export class RafflesController {}'],
      ['backend/src/raffles/forgotten-raffles.job.ts', 'export class ForgottenRafflesJob {}'],
      [
        'backend/src/raffles/raffle.entity.ts',
        "import { defineEntity, p } from '@mikro-orm/core';\nexport const RaffleSchema = defineEntity({ name: 'Raffle' });",
      ],
      [
        'backend/src/raffles/raffles.queries.ts',
        'const edition = this.edition.key;\nconst all = sql`select title from raffle`;\n',
      ],
      [
        'backend/migrations/9999-raffles.sql',
        'create table raffle (\n  name_id uuid primary key references user_name,\n  edition text not null\n);\n',
      ],
      ['infra/platform/config/raffle-settings.ts', '  RETENTION_RAFFLE_DAYS = 30;\n'],
    ];

    const missingAnyway = missingIn(sources);
    const missing = missingIn(new Map([...sources, ...begun]));
    expect(missing.filter((sentence) => !missingAnyway.includes(sentence))).toEqual([
      'module raffles: has no file raffles.module.ts',
      'RafflesController: no module names it among its controllers (backend/src/raffles/raffles.controller.ts)',
      'RafflesController: has no @ApiTags (backend/src/raffles/raffles.controller.ts)',
      'ForgottenRafflesJob: no module provides it (backend/src/raffles/forgotten-raffles.job.ts)',
      'ForgottenRafflesJob: is not added to JOBS by @contributes (backend/src/raffles/forgotten-raffles.job.ts)',
      'Raffle: not in backend/src/entities.ts (backend/src/raffles/raffle.entity.ts)',
      'Raffle: its columns do not say whose they are; take p from @tablefall/platform/database/columns (backend/src/raffles/raffle.entity.ts)',
      'table raffle: nothing deletes its rows, and its entity does not say why they are `kept`; CONTRIBUTING says how ("Add a job")',
      'table raffle: refers to people, but module raffles adds nothing to PERSONAL_DATA by @contributes',
      'table raffle: refers to names, but module raffles adds nothing to REMOVALS by @contributes',
      'backend/src/raffles/raffles.queries.ts: reads table raffle of all editions; compare edition, take rows by ids, or say anyEdition',
      'RETENTION_RAFFLE_DAYS: no job deletes by it',
    ]);
  });

  it.each([
    ['by a key to a row of an edition', 'select from prize where prize.raffle_id = raffle.id', []],
    ['under a name of its own', 'select from prize won where raffle.id = won.raffle_id', []],
    [
      'by a key that everybody has in each edition',
      'select from prize where prize.winner_id = account.id',
      ['prize'],
    ],
    [
      'with another row of it by a key',
      'select from prize join prize won on won.raffle_id = raffle.id',
      ['prize'],
    ],
    [
      'with the row that says no edition',
      'select from raffle join prize on prize.raffle_id = raffle.id',
      ['raffle'],
    ],
    ['by an id', `select from prize where prize.id = \${id}`, []],
    ['of its edition', `select from raffle where edition = \${edition}`, []],
  ])('should tell a table read %s', (_, statement, named) => {
    const begun: [string, string][] = [
      ['backend/src/raffles/raffles.sql.ts', `export const statement = sql\`${statement}\`;\n`],
      [
        'backend/migrations/9999-raffles.sql',
        'create table raffle (\n  id uuid primary key,\n  edition text not null\n);\n' +
          'create table prize (\n  id uuid primary key,\n  raffle_id uuid references raffle on delete cascade,\n' +
          '  winner_id uuid references account,\n  edition text not null\n);\n',
      ],
    ];
    const editions = missingIn(new Map([...sources, ...begun])).filter((line) =>
      line.includes('of all editions'),
    );
    expect(editions.map((line) => /table (\w+)/.exec(line)?.[1])).toEqual(named);
  });
});
