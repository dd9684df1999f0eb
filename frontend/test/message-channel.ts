/** Forms of antd wait for a moment by this, which the one of Node keeps a finished spec open for. */
globalThis.MessageChannel = class {
  port1 = { onmessage: () => {} };
  port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage()) };
} as unknown as typeof MessageChannel;
