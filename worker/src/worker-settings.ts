import { Injectable } from '@nestjs/common';

/** The worker's times, sizes and limits in one place; tests shorten them. Times are in milliseconds. */
@Injectable()
export class WorkerSettings {
  /**
   * Mails claimed at once: a whole job of them. A crash can leave this many unsent under a claim until its lease is
   * over.
   */
  claimSize = 100;
  /** For so long a claim is tried again while the database is away; then the sweeper publishes its mails anew. */
  claimPatience = 25_000;
  /** How long a claim holds unless it is renewed. */
  lease = 60_000;
  renewEvery = 20_000;
  /**
   * Results are recorded when this many have come together, or after this time. Mails whose results a killed worker
   * had not recorded are sent again.
   */
  recordSize = 50;
  recordAfter = 100;
  /** Results that one statement records at most, however many have gathered while the database was away or slow. */
  recordMost = 1_000;
  sweepEvery = 5_000;
  /** How often the workers that run are counted, to share the connections among them. */
  shareEvery = 10_000;
  /** Rows published at most by one sweep. */
  sweepSize = 20_000;
  /** A published row that is still unclaimed after this time is published again. */
  republishAfter = 30_000;
  retryLongest = 3_600_000;
  /** A mail that is refused for now is given up when it was tried this often and is this old, or its time is over. */
  attempts = 8;
  giveUpAfter = 48 * 3_600_000;
  /** A mail that was claimed and never heard of again this often is suspected of killing its worker: it is sent in isolation. */
  lossesBeforeIsolation = 2;
  /** One loss more than this, and it is given up. */
  lossesBeforeQuarantine = 5;
  /** Failures in a row that open a mailing's circuit, and how long it stays open the first time, and at most. */
  circuitFailures = 10;
  circuitPause = 60_000;
  circuitPauseLongest = 3_600_000;
  /**
   * For how long what was read of a claimed mail is trusted. A pause reaches a mail at the latest after this time.
   */
  readHolds = 1_000;
  /** How long a drain waits for mails that are under way. */
  drain = 30_000;
  /** A mail that is handed over and not answered for so long is given up and tried again, marked as ambiguous. */
  sendLongest = 600_000;
  /** For so long a push service may take to answer. */
  pushLongest = 20_000;
  /** A job of notices ends after this time, even if some are still under way: others need its place. */
  pushPatience = 2_000;
  /** Silence of the mail server that counts as a lost connection. */
  smtpSilence = 120_000;
  /**
   * A connection without a mail for this long is closed: sooner than mail servers close it, because a mail may be
   * lost then.
   */
  smtpIdle = 20_000;
}
