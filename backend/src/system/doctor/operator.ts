import { Injectable, Logger } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';

/** How long the other side may take to answer, in ms. */
const PATIENCE_MS = 10_000;

/** Reaches whoever runs the product, by the services that they name. Never by the product's own mail, which may be the trouble. */
@Injectable()
export class Operator {
  private readonly logger = new Logger(Operator.name);

  constructor(private readonly config: Config) {}

  /** Throws Error when the operator could not be told. */
  async tell(news: string[]): Promise<void> {
    const { ALERT_WEBHOOK_URL, ALERT_WEBHOOK_FORMAT, PUBLIC_URL } = this.config;
    if (!ALERT_WEBHOOK_URL || news.length === 0) return;
    const text = [PUBLIC_URL, ...news].join('\n');
    const isJson = ALERT_WEBHOOK_FORMAT === 'json';
    await ask('ALERT_WEBHOOK_URL', ALERT_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'Content-Type': isJson ? 'application/json' : 'text/plain; charset=utf-8' },
      // Slack, Mattermost and Matrix read "text", Discord reads "content".
      body: isJson ? JSON.stringify({ text, content: text }) : text,
    });
  }

  /** Says that nothing fails. Who hears nothing raises the alarm, so it does not matter here when this is not heard. */
  async ping(): Promise<void> {
    const { DEADMAN_URL } = this.config;
    if (DEADMAN_URL)
      await ask('DEADMAN_URL', DEADMAN_URL).catch((error: Error) => this.logger.warn(error.message));
  }
}

/** Throws Error that names the setting, not the address, which may hold a secret. */
async function ask(setting: string, url: string, request: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: Error) => {
      const { cause, message } = error;
      throw new Error(`${setting} does not answer: ${cause instanceof Error ? cause.message : message}`);
    },
  );
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${setting} answers ${answer.status}`);
}
