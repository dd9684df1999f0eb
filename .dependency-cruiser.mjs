// Who may import whom: every rule is an error, in `npm run check` as in `npm test`. Which modules of the backend one may use is drawn in
// ARCHITECTURE.md; all of them may use http, waiting, @tablefall/platform and @tablefall/mail.
import { MODULES } from './infra/local/rules/picture.mjs';

/** Where the web app may use Ant Design; everything else is made of `ui` alone. */
const ANTD_CODE = [
  '^frontend/src/(antd|backoffice)/',
  '^frontend/src/site/marketplace/wizard/',
  // Of events, what people make: the form, the message of a host, the mail of a deletion.
  '^frontend/src/site/events/(form/|messages/write-dialog|details/cancellation-news|event-form-dialogs)',
];

const SPEC = '(\\.spec\\.tsx?$|/testing/|^backend/test/|^worker/test/)';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const moduleOrder = Object.entries(MODULES).map(([name, below]) => {
  const others = Object.keys(MODULES).filter((other) => other !== name && !below.includes(other));
  return forbid(
    `backend-module-order-${name}`,
    `${name} may use ${below.length > 0 ? below.join(', ') : 'no other module'}; where a lower one must call a higher one, it has a point, to which the higher one contributes, such as REMOVALS`,
    { path: `^backend/src/${name}/`, pathNot: SPEC },
    { path: `^backend/src/(${others.join('|')})/` },
  );
});

export default {
  forbidden: [
    forbid(
      'frontend-is-alone',
      'The web app sees the backend through openapi/openapi.json alone',
      { path: '^frontend/' },
      { path: '^(backend|worker|openapi|infra)/' },
    ),
    forbid(
      'backend-never-worker',
      'Backend and worker are two processes; they share infra/platform and infra/mail',
      { path: '^backend/', pathNot: SPEC },
      { path: '^worker/' },
    ),
    forbid(
      'specs-start-the-worker',
      'A spec that follows a mail to the mailbox starts the worker as a process of its own, with what its tests offer for it',
      { path: `^backend/.*${SPEC}` },
      { path: '^worker/(?!test/)' },
    ),
    forbid(
      'worker-never-backend',
      'Backend and worker are two processes; they share infra/platform and infra/mail',
      { path: '^worker/' },
      { path: '^backend/' },
    ),
    forbid(
      'platform-knows-no-module',
      'Platform is technology only',
      { path: '^infra/platform/' },
      { path: '^((backend|worker|frontend|openapi)/|infra/(?!(platform|mail|node_modules)/))' },
    ),
    forbid(
      'mail-is-a-library',
      'infra/mail says what a mail is and needs nobody for it',
      { path: '^infra/mail/' },
      { path: '^((backend|worker|frontend|openapi)/|infra/(?!(mail|node_modules)/))' },
    ),
    forbid(
      'mail-has-one-face',
      '@tablefall/mail is imported by its name',
      { pathNot: '^infra/mail/' },
      { path: '^infra/mail/(?!index\\.ts$)' },
    ),
    forbid(
      'tooling-is-apart',
      'What starts, fills and measures the product imports none of it',
      { path: '^infra/(?!(platform|mail)/)' },
      { path: '^(backend|worker|frontend|openapi|infra/(platform|mail))/' },
    ),
    forbid(
      'nobody-imports-tooling',
      'Of infra, the product runs with the platform and the mails alone',
      { path: '^(backend|worker|frontend|openapi|infra/(platform|mail))/' },
      { path: '^infra/(?!(platform|mail|node_modules)/)' },
    ),
    ...moduleOrder,
    forbid(
      'http-and-waiting-know-no-module',
      'What all modules stand on declares an interface, the module implements it',
      { path: '^backend/src/(http|waiting)/', pathNot: SPEC },
      { path: `^backend/src/(${Object.keys(MODULES).join('|')})/` },
    ),
    forbid(
      'module-never-app',
      'The app composes the modules, never the other way',
      { path: `^backend/src/(http|waiting|${Object.keys(MODULES).join('|')})/`, pathNot: SPEC },
      { path: '^backend/src/(previews/|[^/]+$)' },
    ),
    forbid(
      'module-by-its-service',
      'One module uses another through its exported service, whose answers and errors it may pass on as they are, its pure rules and its tables',
      { path: `^backend/src/(${Object.keys(MODULES).join('|')})/`, pathNot: `${SPEC}|\\.entity\\.ts$` },
      {
        path: `^backend/src/(${Object.keys(MODULES).join('|')})/`,
        pathNot: ['^backend/src/$1/', '\\.(service|policy|module|dto|errors|tables)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'entity-relations-only',
      'An entity reaches into another module for a relation to its entity, nothing else',
      { path: `^backend/src/(${Object.keys(MODULES).join('|')})/.+\\.entity\\.ts$` },
      {
        path: `^backend/src/(${Object.keys(MODULES).join('|')})/`,
        pathNot: ['^backend/src/$1/', '\\.entity\\.ts$'],
      },
    ),
    forbid(
      'foreign-types-of-entities-and-tables',
      'Of another module, its entities and tables may be named as types; its queries are its own',
      { path: `^backend/src/(${Object.keys(MODULES).join('|')})/`, pathNot: SPEC },
      {
        path: `^backend/src/(${Object.keys(MODULES).join('|')})/`,
        pathNot: ['^backend/src/$1/', '\\.(service|policy|module|entity|dto|errors|tables)\\.ts$'],
        dependencyTypes: ['type-only'],
      },
    ),
    forbid(
      'frontend-core-is-below',
      'app → site, backoffice → antd → ui → core',
      { path: '^frontend/src/core/', pathNot: SPEC },
      { path: '^frontend/src/(app|site|backoffice|antd|ui)/' },
    ),
    forbid(
      'frontend-ui-is-below',
      'app → site, backoffice → antd → ui → core',
      { path: '^frontend/src/ui/', pathNot: SPEC },
      { path: '^frontend/src/(app|site|backoffice|antd)/' },
    ),
    forbid(
      'frontend-antd-below-fronts',
      'app → site, backoffice → antd → ui → core',
      { path: '^frontend/src/antd/' },
      { path: '^frontend/src/(app|site|backoffice)/' },
    ),
    forbid(
      'frontend-antd-where-needed',
      'Ant Design is for staff and for what people make: creating an event, listing a game. Reading, joining, answering and commenting load none of it',
      { path: '^frontend/src/', pathNot: ANTD_CODE },
      {
        path: '^frontend/src/antd/|node_modules/(antd|@ant-design)/',
        pathNot: '/antd-provider|^frontend/src/antd/board-games/',
      },
    ),
    forbid(
      'frontend-antd-provider-by-routes',
      'A page that stands on Ant Design says so in its row; parts that are loaded later give themselves its look',
      {
        path: '^frontend/src/',
        pathNot: [
          '^frontend/src/(app/routes\\.tsx$|antd/)',
          '/events/(event-form-dialogs|messages/write-dialog|details/cancellation-news)\\.tsx$',
          '/marketplace/wizard/listing-wizard\\.tsx$',
        ],
      },
      { path: '^frontend/src/antd/antd-provider' },
    ),
    forbid(
      'frontend-offline-is-apart',
      'The service worker is a program of its own; the app only starts it',
      { path: '^frontend/src/core/offline/' },
      { path: '^frontend/src/', pathNot: '^frontend/src/core/offline/' },
    ),
    forbid(
      'frontend-fronts-below-app',
      'app → site, backoffice → antd → ui → core',
      { path: '^frontend/src/(site|backoffice)/' },
      { path: '^frontend/src/app/' },
    ),
    forbid(
      'frontend-areas-by-alias',
      'From one area of the web app into another by its alias (#core, #ui, #antd, #site, #backoffice, #app); within it by a relative path',
      { path: '^frontend/src/(core|ui|antd|site|backoffice|app)/' },
      {
        path: '^frontend/src/(core|ui|antd|site|backoffice|app)/',
        pathNot: '^frontend/src/$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    ),
    forbid(
      'frontend-alias-leads-elsewhere',
      'Within its own area a file is imported by a relative path',
      { path: '^frontend/src/(core|ui|antd|site|backoffice|app)/' },
      { path: '^frontend/src/$1/', dependencyTypes: ['aliased-subpath-import'] },
    ),
    forbid(
      'frontend-fronts-apart',
      'What visitors open brings nothing of what staff do, and the other way round; the schedule of staff alone shows the events of the site, with more that one may do',
      { path: '^frontend/src/(site|backoffice)/', pathNot: '^frontend/src/backoffice/schedule/' },
      { path: '^frontend/src/(site|backoffice)/', pathNot: '^frontend/src/$1/' },
    ),
    forbid(
      'frontend-schedule-by-its-events',
      'Of the site, the schedule of staff uses the events alone',
      { path: '^frontend/src/backoffice/schedule/' },
      { path: '^frontend/src/site/', pathNot: '^frontend/src/site/events/' },
    ),
    forbid(
      'frontend-subjects-apart',
      'The folders of a front do not import each other; routes compose them',
      { path: '^frontend/src/(site|backoffice)/([^/]+)/' },
      { path: '^frontend/src/$1/', pathNot: '^frontend/src/$1/$2/' },
    ),
    forbid(
      'no-circular',
      'A cycle hides which of the two comes first; types may refer to each other',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-barrels',
      'Import the file that has it; infra/mail alone has a public face',
      {},
      { path: '/index\\.tsx?$', pathNot: 'node_modules|^infra/mail/index\\.ts$' },
    ),
    forbid(
      'no-tests-in-the-product',
      'What ships imports nothing that is made for tests',
      { pathNot: `${SPEC}|/e2e/|test-database\\.ts$` },
      { path: `${SPEC}|/e2e/` },
    ),
    forbid(
      'no-unresolved',
      'An import leads to something',
      {},
      { couldNotResolve: true, pathNot: '\\.css$|^@nestjs-modules/mailer' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.local|\\.nx|results)/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
