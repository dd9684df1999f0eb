import { configure } from '@testing-library/react';

// How long specs wait for what should appear, at most: a busy machine may need more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so nothing measures itself, comes into sight or fits a width.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});
