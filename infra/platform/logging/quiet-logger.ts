import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** Parts of Nest that tell each module and each route at every start. */
const CHATTER = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** The log of a process, with what Nest tells of its start at level `debug`. */
@Injectable()
export class QuietLogger extends Logger {
  override log(message: unknown, ...more: unknown[]): void {
    if (CHATTER.has(String(more.at(-1)))) this.debug(message, ...more);
    else super.log(message, ...more);
  }
}
