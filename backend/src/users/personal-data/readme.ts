import type { PersonalCount } from './personal-data.service.ts';

interface Download {
  productName: string;
  address: string;
  now: Date;
}

/** What a download says of itself. */
export function readmeOf(counts: PersonalCount[], { productName, address, now }: Download): string {
  const widest = Math.max(0, ...counts.map(({ file }) => file.length));
  const lines = counts.map(
    ({ file, title, count }) => `  ${`${file}.json`.padEnd(widest + 7)}${title} (${count})`,
  );
  return [
    `What ${productName} knows of ${address}`,
    `Written on ${now.toISOString()}`,
    '',
    ...(lines.length > 0 ? ['Each file is a list in JSON:', '', ...lines] : ['Nothing.']),
    '',
    'Times are in UTC unless they name a place. Photos of your games for sale are in the folder photos.',
    'The links in mails that would sign you in are replaced by ones that do not work.',
    '',
  ].join('\n');
}
