/** Generates the web app's client; run by `npm run contract`. CommonJS, because the generator requires its configuration. */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: '../frontend/src/api/base-api.ts',
  apiImport: 'baseApi',
  outputFile: process.env.CLIENT_FILE ?? '../frontend/src/api/generated.ts',
  exportName: 'generatedApi',
  hooks: true,
  flattenArg: true,
  encodePathParams: true,
};
