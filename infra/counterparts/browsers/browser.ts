/** A window of a real browser, as far as a journey needs it. Elements are named by XPath, which every browser knows. */
export interface Browser {
  open(url: string): Promise<void>;
  /** The value of an expression of JavaScript in the page. */
  value<T>(expression: string): Promise<T>;
  /** Waits until an element can be seen. Throws Error when it does not come. */
  see(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors that pages wrote to the console since the last call; absent where nobody can tell. */
  errors?(): Promise<string[]>;
}

export const PATIENCE_MS = 30_000;

/** The innermost element that reads so. */
export const text = (words: string): string => {
  const reads = `contains(normalize-space(.), ${quoted(words)})`;
  return `//body//*[${reads} and not(.//*[${reads}])]`;
};

/** A button, or a link like one, that is called so, within something or anywhere. */
export const button = (name: string, within = ''): string =>
  `${within}//button[normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`;

/** The field with this label. */
export const field = (label: string): string => {
  const labels = `//label[contains(normalize-space(.), ${quoted(label)})]`;
  return `//*[@id=${labels}/@for] | ${labels}//input`;
};

/** XPath knows no escapes. */
function quoted(words: string): string {
  return words.includes('"') ? `'${words}'` : `"${words}"`;
}
