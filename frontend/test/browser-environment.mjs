import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's own fetch beside it: jsdom has none, and its AbortController and FormData are not those that fetch
 * takes. Addresses are resolved against the page, as in a browser.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const page = this.global.document;
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.baseURI) : input, init);
      }
    }
    const { getComputedStyle } = this.global;
    Object.assign(this.global, {
      // It knows nothing of pseudo-elements and would complain at length.
      getComputedStyle: (element) => getComputedStyle(element),
      AbortController,
      AbortSignal,
      Blob,
      DOMException,
      File,
      FormData,
      Headers,
      Request: PageRequest,
      Response,
      TextDecoder,
      TextEncoder,
      fetch: (input, init) => fetch(input instanceof Request ? input : new PageRequest(input, init)),
      ReadableStream,
      reportError: (error) => this.global.console.error(error),
      structuredClone,
    });
  }
}
