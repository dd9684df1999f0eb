import { IsOptional, IsString, Matches } from 'class-validator';
import { Url } from './setting-rules.ts';

/** The public board-game database that games for sale are looked up in. */
export class BoardGameSettings {
  /** Its XML API. */
  @Url('http', 'https')
  @Matches(/[^/]$/, { message: 'BGG_URL must be without a slash at the end' })
  BGG_URL = 'https://boardgamegeek.com/xmlapi2';

  /** The token that the database has given out. Absent: it is not asked, and the local catalogue answers. */
  @IsOptional()
  @IsString()
  BGG_TOKEN?: string;

  /** Where its pictures lie: listings may show those of this host and of no other. */
  @Url('http', 'https')
  @Matches(/[^/]$/, { message: 'BGG_IMAGE_HOST must be without a slash at the end' })
  BGG_IMAGE_HOST = 'https://cf.geekdo-images.com';
}
