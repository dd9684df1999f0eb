import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.ts';

interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Rule, importing file, imported file, and where it matters the words before `from`. */
const FORBIDDEN: [rule: string, from: string, to: string][] = [
  ['frontend-is-alone', 'frontend/src/app/store.ts', 'backend/src/users/users.dto.ts'],
  ['backend-never-worker', 'backend/src/gamedays/invite.service.ts', 'worker/src/sending/sender.ts'],
  ['worker-never-backend', 'worker/src/sending/senders.ts', 'backend/src/users/users.queries.ts'],
  ['platform-knows-no-module', 'infra/platform/outbox/outbox.ts', 'backend/src/users/users.queries.ts'],
  ['mail-is-a-library', 'infra/mail/render/render.ts', 'infra/platform/clock/clock.ts'],
  ['mail-has-one-face', 'worker/src/sweeper.ts', 'infra/mail/render/render.ts'],
  ['tooling-is-apart', 'infra/local/tool.ts', 'infra/platform/clock/clock.ts'],
  ['nobody-imports-tooling', 'infra/platform/clock/real-clock.ts', 'infra/local/tool.ts'],
  [
    'backend-module-order-users',
    'backend/src/users/sign-in.service.ts',
    'backend/src/gamedays/gamedays.service.ts',
  ],
  [
    'backend-module-order-email',
    'backend/src/email/mailings.service.ts',
    'backend/src/gamedays/gamedays.service.ts',
  ],
  ['backend-module-order-gamedays', 'backend/src/gamedays/seats.ts', 'backend/src/events/events.service.ts'],
  [
    'backend-module-order-convention',
    'backend/src/convention/edition.ts',
    'backend/src/events/events.service.ts',
  ],
  [
    'http-and-waiting-know-no-module',
    'backend/src/http/access/access.guard.ts',
    'backend/src/users/users.service.ts',
  ],
  [
    'http-and-waiting-know-no-module',
    'backend/src/waiting/wait.dto.ts',
    'backend/src/gamedays/gamedays.service.ts',
  ],
  ['module-never-app', 'backend/src/users/users.module.ts', 'backend/src/app.module.ts'],
  ['module-by-its-service', 'backend/src/gamedays/invite.dto.ts', 'backend/src/users/user.entity.ts'],
  ['entity-relations-only', 'backend/src/gamedays/gameday.entity.ts', 'backend/src/users/users.service.ts'],
  ['frontend-core-is-below', 'frontend/src/core/edit/use-edit.ts', 'frontend/src/ui/card.tsx'],
  ['frontend-ui-is-below', 'frontend/src/ui/card.tsx', 'frontend/src/site/users/login.tsx'],
  ['frontend-antd-below-fronts', 'frontend/src/antd/form-dialog.tsx', 'frontend/src/site/users/login.tsx'],
  ['frontend-antd-where-needed', 'frontend/src/site/users/login.tsx', 'frontend/src/antd/form-dialog.tsx'],
  ['frontend-antd-where-needed', 'frontend/src/site/rsvp/reply.tsx', 'frontend/src/antd/table.tsx'],
  [
    'frontend-antd-where-needed',
    'frontend/src/site/events/details/event-panel.tsx',
    'frontend/src/antd/side-drawer.tsx',
  ],
  [
    'frontend-antd-where-needed',
    'frontend/src/site/marketplace/details/opened-listing.tsx',
    'frontend/src/antd/large-dialog.tsx',
  ],
  [
    'frontend-antd-provider-by-routes',
    'frontend/src/backoffice/gamedays/gameday-page.tsx',
    'frontend/src/antd/antd-provider.tsx',
  ],
  ['frontend-offline-is-apart', 'frontend/src/core/offline/pushes.ts', 'frontend/src/core/clock.ts'],
  ['frontend-fronts-below-app', 'frontend/src/site/users/login.tsx', 'frontend/src/app/theme.ts'],
  [
    'frontend-fronts-apart',
    'frontend/src/site/users/login.tsx',
    'frontend/src/backoffice/desk/desk-page.tsx',
  ],
  [
    'frontend-fronts-apart',
    'frontend/src/backoffice/desk/desk-page.tsx',
    'frontend/src/site/users/login.tsx',
  ],
  [
    'frontend-schedule-by-its-events',
    'frontend/src/backoffice/schedule/signs.tsx',
    'frontend/src/site/users/login.tsx',
  ],
  ['frontend-subjects-apart', 'frontend/src/site/rsvp/reply.tsx', 'frontend/src/site/users/login.tsx'],
  ['no-barrels', 'backend/src/users/names.ts', 'backend/src/users/index.ts'],
  ['no-tests-in-the-product', 'backend/src/users/roles.ts', 'backend/src/users/testing/user.factory.ts'],
];

const ALLOWED: [from: string, to: string][] = [
  ['backend/src/gamedays/invite.service.ts', 'backend/src/email/mailings.service.ts'],
  ['backend/src/gamedays/gamedays.controller.ts', 'backend/src/email/mailings.dto.ts'],
  ['backend/src/email/mailings.service.ts', 'backend/src/convention/edition.service.ts'],
  ['backend/src/gamedays/reply.service.ts', 'backend/src/users/users.service.ts'],
  ['backend/src/gamedays/guest.entity.ts', 'backend/src/users/user.entity.ts'],
  ['backend/src/events/events.module.ts', 'backend/src/convention/convention.module.ts'],
  ['backend/src/users/users.controller.ts', 'backend/src/http/access/endpoint.ts'],
  ['backend/src/main.ts', 'backend/src/app.module.ts'],
  ['worker/src/main.ts', 'infra/mail/index.ts'],
  ['worker/src/worker.module.ts', 'infra/platform/clock/clock.ts'],
  ['frontend/src/app/routes.ts', 'frontend/src/site/rsvp/rsvp-screen.tsx'],
  ['frontend/src/app/routes.tsx', 'frontend/src/antd/antd-provider.tsx'],
  ['frontend/src/backoffice/gamedays/invitations/list/list.tsx', 'frontend/src/antd/table/data-table.tsx'],
  ['frontend/src/antd/table/data-table.tsx', 'frontend/src/ui/pager.tsx'],
  ['frontend/src/site/rsvp/rsvp-screen.tsx', 'frontend/src/ui/button.tsx'],
  ['frontend/src/ui/button.tsx', 'frontend/src/core/action/use-action.ts'],
  ['frontend/src/backoffice/schedule/signs.tsx', 'frontend/src/site/events/event-link.tsx'],
];

const AREA_OF_WEB_APP = /^frontend\/src\/(?=(core|ui|antd|site|backoffice|app)\/)/;

function relative(from: string, to: string): string {
  return `./${'../'.repeat(from.split('/').length - 1)}${to}`;
}

/** As the web app does it: another area by its alias. */
function byAlias(from: string, to: string): string {
  const [area, other] = [from, to].map((file) => AREA_OF_WEB_APP.exec(file)?.[1]);
  return area && other && area !== other ? to.replace(AREA_OF_WEB_APP, '#') : relative(from, to);
}

/** Writes small files that import each other into a folder of their own and lets the project's rules judge them. */
function judge(
  imports: [from: string, to: string][],
  { kind = 'import', nameOf = byAlias } = {},
): Cruise['summary']['violations'] {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text, { flag: 'a' });
    };
    for (const [from, to] of imports) {
      const name = `x${Math.abs(from.length * 31 + to.length)}`;
      write(to, 'export const x = 1;\n');
      write(from, `${kind} { x as ${name} } from '${nameOf(from, to)}';\nexport type Y = typeof ${name};\n`);
    }
    write('frontend/package.json', readFileSync(join(ROOT, 'frontend/package.json'), 'utf8'));
    const folders = [...new Set(imports.flat().map((file) => file.split('/')[0] ?? ''))];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
        ...folders,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    if (!stdout) throw new Error(stderr);
    return (JSON.parse(stdout) as Cruise).summary.violations;
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('import rules', () => {
  const found = judge(FORBIDDEN.map(([, from, to]) => [from, to]));

  it.each(FORBIDDEN)('%s: %s must not import %s', (rule, from, to) => {
    const names = found.filter((each) => each.from === from && each.to === to).map((each) => each.rule.name);
    expect(names).toContain(rule);
  });

  it('should let a module use what lies below it', () => {
    expect(judge(ALLOWED)).toEqual([]);
  });

  it('should let a module name another one’s entities and tables as types, and nothing else', () => {
    const from = 'backend/src/gamedays/invite.dto.ts';
    expect(judge([[from, 'backend/src/users/user.entity.ts']], { kind: 'import type' })).toEqual([]);
    expect(judge([[from, 'backend/src/users/users.tables.ts']], { kind: 'import type' })).toEqual([]);
    const names = judge([[from, 'backend/src/users/users.queries.ts']], { kind: 'import type' }).map(
      ({ rule }) => rule.name,
    );
    expect(names).toEqual(['foreign-types-of-entities-and-tables']);
  });

  it('should lead from one area of the web app into another by an alias, and within it by a path', () => {
    const page = 'frontend/src/site/rsvp/reply.tsx';
    const card = 'frontend/src/ui/list/card.tsx';
    const field = 'frontend/src/ui/form/field.tsx';
    const rulesFor = (from: string, to: string, nameOf: typeof relative) =>
      judge([[from, to]], { nameOf }).map(({ rule }) => rule.name);
    const alias = (_from: string, to: string) => to.replace(AREA_OF_WEB_APP, '#');

    expect(rulesFor(page, card, alias)).toEqual([]);
    expect(rulesFor(card, field, relative)).toEqual([]);
    expect(rulesFor(page, card, relative)).toEqual(['frontend-areas-by-alias']);
    expect(rulesFor(card, field, alias)).toEqual(['frontend-alias-leads-elsewhere']);
  });

  it('should find a circle, but not one of types alone', () => {
    const circle: [string, string][] = [
      ['backend/src/users/one.ts', 'backend/src/users/two.ts'],
      ['backend/src/users/two.ts', 'backend/src/users/one.ts'],
    ];
    expect(judge(circle).map(({ rule }) => rule.name)).toContain('no-circular');
    expect(judge(circle, { kind: 'import type' })).toEqual([]);
  });
});
