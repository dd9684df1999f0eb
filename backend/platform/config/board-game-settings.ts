import { Matches } from 'class-validator';
import { Url } from './setting-rules.ts';

/** The public board-game database that games for sale are looked up in. */
export class BoardGameSettings {
  /** Where its pictures lie: listings may show those of this host and of no other. */
  @Url('http', 'https')
  @Matches(/[^/]$/, { message: 'BGG_IMAGE_HOST must not end with a slash' })
  BGG_IMAGE_HOST = 'https://cf.geekdo-images.com';
}
