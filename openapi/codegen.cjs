/** Lists and single things that the pages read through other calls; the API has them for other clients. */
const NOT_CALLED = ['listMyEvents', 'listMyListings', 'getGameday', 'listDiscussions', 'getInvitation'];

/** Generates the web app's client; run by `npm run contract`. CommonJS, because the generator requires its configuration. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: '../frontend/src/api/base-api.ts',
  apiImport: 'baseApi',
  outputFile: process.env.CLIENT_FILE ?? '../frontend/src/api/generated.ts',
  exportName: 'generatedApi',
  filterEndpoints: (operation) => !NOT_CALLED.includes(operation),
  hooks: true,
  flattenArg: true,
  encodePathParams: true,
  endpointOverrides: [
    // These send mail, although they are GETs: never by themselves, never answered from what was answered before.
    { pattern: /^email(Registration|Review|NotPaid|TwoDays|PastRegistrants|Test)$/, type: 'mutation' },
    // These only show something, although they are POSTs, because what they show is described by a body.
    { pattern: /^preview(Mailing|GuestMessage|MailText|Reminder)$/, type: 'query' },
  ],
};
