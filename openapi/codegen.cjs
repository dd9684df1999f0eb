/** Calls that the pages do not need, because others answer the same, or because programs make them. */
const NOT_CALLED = new Set([
  'getGameday',
  'getLiveness',
  'getReadiness',
  'listDiscussions',
  'listMyEvents',
  'listMyListings',
  'listServices',
  'postNotPaid',
  'postPastRegistrants',
  'postRegistration',
  'postReview',
  'postTest',
  'postTwoDays',
  'previewNotPaid',
  'previewPastRegistrants',
  'previewReview',
  'previewTwoDays',
  'reportMailEvents',
  'showUnsubscribePage',
]);

/** Whether it answers with JSON, if with anything. Files and pages are opened by links. */
const isJson = ({ operation: { responses } }) =>
  [responses[200], responses[201]].every(
    (answer) => !answer?.content || 'application/json' in answer.content,
  );

/**
 * Calls that only pages of organisers and staff make. They have a file of their own, which the pages for everybody do not
 * load.
 */
const OF_STAFF = new RegExp(
  [
    '^/api/(desk|organise|rota|statistics|system|mailings|suppressions|health)(/|$)',
    '^/api/(register/email|registrations/(queue|addressees)|tables/(place-all|swap))',
    '^/api/(gameday/({id}/|bulk-invite|check-guests|invite$|invitation-preview)|gameday-invitation)',
  ].join('|'),
);

/** Calls that an open event makes, and those about wishes and their draw: their file comes with its drawer, not with the schedule. */
const OF_OPEN_EVENT =
  /^\/api\/(wish|draw|event\/{id}\/(cancellation|move|host|present|free|message|discussions|wish))/;

/** Calls about notices on a device: only who turns them on makes them. */
const OF_PUSH = /^\/api\/push(\/|$)/;

const isCalled = (name, definition) => !NOT_CALLED.has(name) && isJson(definition);
const isOfStaff = ({ path }) => OF_STAFF.test(path);
const isOfOpenEvent = ({ path }) => OF_OPEN_EVENT.test(path);
const isOfPush = ({ path }) => OF_PUSH.test(path);
const folder = process.env.CLIENT_FOLDER ?? '../frontend/src/core/api';

/** Generates the web app's client; run by `npm run contract`. CommonJS, because the generator requires its configuration. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: '../frontend/src/core/api/base-api.ts',
  apiImport: 'baseApi',
  outputFiles: {
    [`${folder}/generated.ts`]: {
      exportName: 'generatedApi',
      filterEndpoints: (name, definition) =>
        isCalled(name, definition) &&
        !isOfStaff(definition) &&
        !isOfOpenEvent(definition) &&
        !isOfPush(definition),
    },
    [`${folder}/events.generated.ts`]: {
      exportName: 'generatedEventApi',
      filterEndpoints: (name, definition) => isCalled(name, definition) && isOfOpenEvent(definition),
    },
    [`${folder}/push.generated.ts`]: {
      exportName: 'generatedPushApi',
      filterEndpoints: (name, definition) => isCalled(name, definition) && isOfPush(definition),
    },
    [`${folder}/staff.generated.ts`]: {
      exportName: 'generatedStaffApi',
      filterEndpoints: (name, definition) => isCalled(name, definition) && isOfStaff(definition),
    },
  },
  hooks: true,
  flattenArg: true,
  encodePathParams: true,
  endpointOverrides: [
    // Programs ask for what changed; pages show all there is.
    {
      pattern: /^list(Events|Invitations|Registrations)$/,
      parameterFilter: (name) => name !== 'modifiedSince',
    },
    // These send mail, although they are GETs: never by themselves, never answered from what was answered before.
    { pattern: /^email(Registration|Review|NotPaid|TwoDays|PastRegistrants|Test)$/, type: 'mutation' },
    // These only show something, although they are POSTs, because what they show is described by a body.
    {
      pattern:
        /^preview(Mailing|GuestMessage|MailText|Reminder|EventMessage|GamedayNews|EventMove|WrittenInvitation|TableSwap)$/,
      type: 'query',
    },
  ],
};
