import { specsOf } from './specs-of.ts';

const sources = new Map([
  ['infra/mail/kinds/shift-notice/mail.ts', ''],
  ['infra/mail/kinds/shift-notice/body.html.hbs', ''],
  ['infra/mail/render/render.spec.ts', ''],
  ['infra/mail/words/words.spec.ts', ''],
  ['backend/migrations/0001-begin.sql', ''],
  ['backend/migrations/SHA256SUMS', ''],
  ['backend/src/shifts/shifts.policy.ts', ''],
  ['backend/src/shifts/shifts.policy.spec.ts', ''],
  ['backend/src/shifts/shifts.api.spec.ts', "'backend/migrations'"],
  ['infra/platform/checksums.spec.ts', "join(ROOT, 'backend/migrations')"],
  ['infra/local/rules/migrations.spec.ts', "'backend/migrations'"],
  ['openapi/openapi.json', ''],
  ['backend/src/openapi-nulls.spec.ts', "readFileSync('openapi/openapi.json')"],
  ['frontend/e2e/budget.spec.ts', "'openapi.json'"],
]);

describe('the specs that a change can break', () => {
  it.each([
    [
      'code, by what imports it',
      'backend/src/shifts/shifts.policy.ts',
      ['backend/src/shifts/shifts.policy.ts'],
    ],
    [
      "a mail's part, by all specs of mails",
      'infra/mail/kinds/shift-notice/body.html.hbs',
      [
        'infra/mail/kinds/shift-notice/body.html.hbs',
        'infra/mail/render/render.spec.ts',
        'infra/mail/words/words.spec.ts',
      ],
    ],
    [
      'a migration, by the pure specs that read its folder',
      'backend/migrations/0001-begin.sql',
      ['backend/migrations/0001-begin.sql', 'infra/platform/checksums.spec.ts'],
    ],
    [
      'the contract, by those that name it',
      'openapi/openapi.json',
      ['openapi/openapi.json', 'backend/src/openapi-nulls.spec.ts'],
    ],
    [
      'a file that is gone, by those that were about it',
      'infra/mail/words/old.txt',
      ['infra/mail/words/words.spec.ts'],
    ],
    ['prose, by none', 'CONTRIBUTING.md', []],
    ['code that is gone, by none', 'backend/src/gone.ts', []],
  ])('%s', (_, changed, expected) => {
    expect(specsOf([changed], sources)).toEqual(expected);
  });

  it('are named once, and of no whole workspace', () => {
    expect(specsOf(['infra/mail/a.txt', 'infra/mail/b.txt'], sources)).toHaveLength(2);
    const files = ['package.json', 'backend/list.json', 'backend/src/organise/acts.txt'];
    expect(specsOf(files, new Map([...sources, ...files.map((file) => [file, ''] as const)]))).toEqual(files);
  });
});
