import type { Config } from '@tablefall/platform/config/config';
import { isLocal, requiresTls } from '@tablefall/platform/config/requires-tls';
import { findingsOf } from './findings.ts';
import type { SenderFindingDto } from './sender-check.dto.ts';

const PATIENCE_MS = 4_000;
const IS_CERTIFICATE = /certificate|altname/i;
const { ok, warning, failed } = findingsOf('Mail server');

type SignInError = Error & { code?: string };

export interface MailServerCheck {
  finding: SenderFindingDto;
  /** It could be asked. One that could not may be busy with our own mails: it lets in so many connections at once. */
  isReached: boolean;
}

/** Signs in to the mail server as the worker does, on an encrypted connection. Nothing is sent. */
export async function checkMailServer(config: Config): Promise<MailServerCheck> {
  const { host, url } = mailServerOf(config);
  const trouble = await signIn(config.SMTP_URL, true);
  // Only a server that answers and refuses STARTTLS may be there in the clear.
  const isInTheClear = trouble?.code === 'ETLS' && url.protocol === 'smtp:';
  const still = isInTheClear ? await signIn(config.SMTP_URL, false) : trouble;
  if (still && still.code !== 'EAUTH' && !IS_CERTIFICATE.test(still.message)) {
    const finding = failed(
      [`${host}: ${still.message}`],
      'No mail leaves while the mail server does not answer as it should. Check SMTP_URL, and whether the server runs.',
    );
    return { finding, isReached: false };
  }
  return { finding: findingOf(config, trouble), isReached: true };
}

/** @param trouble of a server that could be asked */
function findingOf(config: Config, trouble: SignInError | null): SenderFindingDto {
  const { host, url } = mailServerOf(config);
  const mustBeEncrypted = requiresTls(config.SMTP_URL, config);
  if (!trouble) {
    return mustBeEncrypted || url.protocol === 'smtps:'
      ? ok([`${host} is reached on an encrypted connection.`])
      : warning(
          [`${host} is reached on an encrypted connection.`],
          'Set MAIL_REQUIRE_TLS=true, so that it always is.',
        );
  }
  const found = [`${host}: ${trouble.message}`];
  if (trouble.code === 'EAUTH') {
    return failed(found, 'The mail server refuses user or password. Correct SMTP_URL.');
  }
  if (IS_CERTIFICATE.test(trouble.message)) {
    return failed(
      found,
      'No mail is sent, because the certificate of the mail server does not hold. Renew it, or use the name that it is made for.',
    );
  }
  if (isLocal(url.hostname) && !mustBeEncrypted) {
    return ok([`${host} is on this machine and offers no encryption, which it does not need.`]);
  }
  return mustBeEncrypted
    ? failed(found, 'Mail waits because the mail server offers no encryption (STARTTLS). Use one that does.')
    : failed(
        found,
        'Mail and password cross the network in the clear. Use a mail server that offers encryption (STARTTLS).',
      );
}

export function mailServerOf(config: Config): { host: string; url: URL } {
  const url = new URL(config.SMTP_URL);
  const port = url.port || (url.protocol === 'smtps:' ? '465' : '587');
  return { host: `${url.hostname}:${port}`, url };
}

/** @returns what went wrong, if anything did */
async function signIn(url: string, requireTLS: boolean): Promise<SignInError | null> {
  // Loaded when somebody asks: it takes fifteen megabytes.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error as SignInError;
  } finally {
    transport.close();
  }
}
