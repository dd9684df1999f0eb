import { type BrowserContext, test as base } from '@playwright/test';

/** Browser contexts that belong to the worker process, not to one journey. */
export const sharedContexts = new WeakSet<BrowserContext>();

interface Journey {
  /** Ends what a journey has opened: its pages would go on asking the product beside all later ones. */
  endsItsContexts: undefined;
}

/** The `test` of all journeys. */
export const test = base.extend<Journey>({
  endsItsContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      const left = browser.contexts().filter((context) => !sharedContexts.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
});
