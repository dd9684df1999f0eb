import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { uploadFile } from './upload-file.ts';

let server: Server | undefined;

/** A server that lets this page in from another origin, as a browser would ask it to. */
async function serverThat(answer: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'X-Requested-With');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
}

const file = () => new File(['a photo'], 'box.png', { type: 'image/png' });

function upload(path: string, signal = new AbortController().signal): Promise<unknown> {
  return uploadFile(path, file(), { signal, onProgress: () => undefined });
}

describe('an upload', () => {
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  it('is sent with the header that no other site can send, and gives the answer', async () => {
    let header: unknown;
    const path = await serverThat((request, response) => {
      header = request.headers['x-requested-with'];
      response.end('{"url":"/media/1"}');
    });
    await expect(upload(path)).resolves.toEqual({ url: '/media/1' });
    expect(header).toBe('XMLHttpRequest');
  });

  it.each([
    ["the answer's message", '{"message":"Too large."}', 'Upload failed: 413 Too large.'],
    ['the status phrase', '<html>', 'Upload failed: 413 Payload Too Large'],
  ])('that is refused says %s', async (_what, body, message) => {
    const path = await serverThat((_request, response) => {
      response.statusCode = 413;
      response.end(body);
    });
    await expect(upload(path)).rejects.toMatchObject({ message, status: 413 });
  });

  it('whose answer is not to be read says so', async () => {
    const path = await serverThat((_request, response) => response.end('<html>'));
    await expect(upload(path)).rejects.toThrow('Failed to parse server response');
  });

  it('can be cancelled, before and while it is sent', async () => {
    const before = AbortSignal.abort();
    await expect(upload('http://127.0.0.1:1', before)).rejects.toThrow('Upload was cancelled');
    const controller = new AbortController();
    const path = await serverThat(() => controller.abort());
    await expect(upload(path, controller.signal)).rejects.toThrow('Upload was cancelled');
  });
});
