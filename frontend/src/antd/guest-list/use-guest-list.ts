import { useCallback, useEffect, useRef, useState } from 'react';
import type { Guest } from './check-guests.ts';
import type { FileToRead, GuestFile } from './guest-file.ts';
import type {
  AddressReport,
  CheckerAnswer,
  CheckerCall,
  CheckerMethod,
  GuestListChecker,
  GuestListSummary,
} from './guest-list-checker.ts';
import type { Columns } from './recognise/columns.ts';
import type { TableView } from './recognise/table-text.ts';

/** ms after the last change until new addresses are sent to the server. */
const ASK_DELAY = 600;

type AskServer = (emails: string[]) => Promise<AddressReport | undefined>;

/** The table that a text seems to be, and the ways to read it. */
export interface TableReading {
  /** Null for a list of lines. */
  view: TableView | null;
  choose: (columns: Columns) => void;
  /** The table as lines of the box; null when it cannot be read. */
  lines: () => Promise<string | null>;
  readByLine: () => void;
}

interface GuestList {
  /** Of the last text that was checked; null before the first. */
  summary: GuestListSummary | null;
  /** The worker did not load or failed, so the list can be neither checked nor sent. */
  hasFailed: boolean;
  /** The server did not answer; the verdicts are without its report. */
  isServerSilent: boolean;
  /** Everybody in the text; null when the list cannot be read. */
  collect: () => Promise<Guest[] | null>;
  /** The guest at `index`, from 0, of those who will get the mail. */
  recipientAt: (index: number) => Promise<Guest | null>;
  readFile: (file: FileToRead) => Promise<GuestFile>;
  table: TableReading;
}

/**
 * A pasted list of guests with verdicts, parsed in a web worker so that 100,000 lines do not freeze the page. New addresses
 * are sent to the server, debounced.
 *
 * @param text one guest per line
 * @param askServer reports on addresses; undefined when the server did not answer. Must be stable
 * @param seats seats left when the guests start as accepted, else null
 */
export function useGuestList(text: string, askServer: AskServer, seats: number | null = null): GuestList {
  const ask = useGuestListWorker();
  const [summary, setSummary] = useState<GuestListSummary | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isServerSilent, setServerSilent] = useState(false);

  const fail = useCallback(() => setFailed(true), []);

  useEffect(() => {
    void ask('check', text).then(setSummary, fail);
  }, [ask, fail, text]);
  useEffect(() => {
    void ask('limitSeats', seats).then(setSummary, fail);
  }, [ask, fail, seats]);

  useEffect(() => {
    if (!summary?.unknownAddresses) return;
    const askAboutNew = async () => {
      const emails = await ask('nextUnknownAddresses', undefined);
      const report = await askServer(emails);
      setServerSilent(!report);
      if (report) setSummary(await ask('recordReport', report));
      else await ask('releaseAddresses', emails);
    };
    const timer = setTimeout(() => void askAboutNew().catch(fail), ASK_DELAY);
    return () => clearTimeout(timer);
  }, [ask, askServer, fail, summary]);

  return {
    summary,
    hasFailed,
    isServerSilent,
    collect: () =>
      ask('guests', undefined).catch(() => {
        fail();
        return null;
      }),
    recipientAt: useCallback((index: number) => ask('recipientAt', index), [ask]),
    readFile: useCallback((file: FileToRead) => ask('readFile', file), [ask]),
    table: {
      view: summary?.table ?? null,
      choose: (columns) => void ask('chooseColumns', columns).then(setSummary, fail),
      readByLine: () => void ask('readByLine', undefined).then(setSummary, fail),
      lines: () =>
        ask('tableText', undefined).catch(() => {
          fail();
          return null;
        }),
    },
  };
}

/** Calls a method of the checker; refused when the worker does not run or the method threw. */
type Ask = <Method extends CheckerMethod>(
  method: Method,
  argument: CheckerCall<Method>['argument'],
) => Promise<ReturnType<GuestListChecker[Method]>>;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** A `GuestListChecker` in a web worker; calls are answered in order. */
export function useGuestListWorker(): Ask {
  const worker = useRef<Worker>(null);
  const lastCall = useRef(0);
  const waiting = useRef(new Map<number, Waiting>());
  const failure = useRef<Error>(null);

  useEffect(() => {
    const calls = waiting.current;
    const started = new Worker(new URL('./guest-list.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    failure.current = null;
    started.addEventListener('message', ({ data }: MessageEvent<CheckerAnswer>) => {
      const call = calls.get(data.id);
      calls.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.result as never);
    });
    // The worker's code did not load, for example after a release, or it failed.
    const fail = () => {
      failure.current = new Error('The worker that checks guest lists does not run');
      for (const { reject } of calls.values()) reject(failure.current);
      calls.clear();
    };
    started.addEventListener('error', fail);
    started.addEventListener('messageerror', fail);
    return () => {
      started.terminate();
      calls.clear();
    };
  }, []);

  return useCallback<Ask>((method, argument) => {
    if (failure.current) return Promise.reject(failure.current);
    const id = ++lastCall.current;
    worker.current?.postMessage({ id, method, argument } satisfies CheckerCall);
    return new Promise((resolve, reject) => waiting.current.set(id, { resolve, reject }));
  }, []);
}
