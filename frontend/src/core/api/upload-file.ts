/** ms; a photo that takes longer is too large for the network. */
const TIME_LIMIT = 2 * 60_000;

/** Why a file was not uploaded; the message is shown as it is. */
export class UploadError extends Error {
  constructor(
    message: string,
    /** The HTTP status of the refusal; 0 when there was no answer. */
    readonly status = 0,
  ) {
    super(message);
  }
}

interface UploadOptions {
  /** Is told how much has been sent, 0 to 100. */
  onProgress: (percent: number) => void;
  /** Cancels the upload. */
  signal: AbortSignal;
}

/**
 * Posts one file as the form field `file`. With XMLHttpRequest, because fetch does not tell how much has been sent.
 * Throws UploadError also when it is cancelled or takes longer than two minutes.
 */
export function uploadFile<Answer>(path: string, file: File, options: UploadOptions): Promise<Answer> {
  const { onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const fail = (message: string, status?: number) => reject(new UploadError(message, status));
    if (signal.aborted) return fail(CANCELLED);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = TIME_LIMIT;
    // No other site can send it, so that the server knows that it is this page.
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => {
      const { status, responseText } = request;
      const answer = parsed(responseText);
      if (status < 200 || status > 299) {
        return fail(`Upload failed: ${status} ${messageIn(answer) ?? request.statusText}`.trim(), status);
      }
      if (answer === undefined) return fail('Failed to parse server response', status);
      resolve(answer as Answer);
    };
    request.onerror = () => fail('Network error during upload');
    request.ontimeout = () =>
      fail('Image upload timed out after 2 minutes. Please try with a smaller image.');
    request.onabort = () => fail(CANCELLED);
    signal.addEventListener('abort', () => request.abort());

    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

const CANCELLED = 'Upload was cancelled';

/** What a JSON text says; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageIn(answer: unknown): string | undefined {
  const message = (answer as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
