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
// Of queries it knows one alone, the window's width in letters of 16 px, as specs set it.
window.matchMedia ??= (media) => ({
  media,
  get matches() {
    const [, width] = /^\(min-width: ([\d.]+)em\)$/.exec(media) ?? [];
    return width !== undefined && window.innerWidth >= Number(width) * 16;
  },
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});
// Nor does it know modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// antd writes thousands of rules into the page, and jsdom would compare each of them with every element whose role a spec
// looks for, again and again. It reads only style sheets of CSS.
const { createElement } = Document.prototype;
Document.prototype.createElement = function create(name, ...options) {
  const element = createElement.call(this, name, ...options);
  if (element instanceof HTMLStyleElement) element.type = 'text/plain';
  return element;
};
