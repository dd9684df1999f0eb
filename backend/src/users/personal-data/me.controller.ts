import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { zipFile } from '../../http/serving/zip-file.ts';
import { userActs } from '../users.audit.ts';
import { PersonalData } from './personal-data.service.ts';

/** What people do with their own data. */
@ApiTags('me')
@Controller('me')
export class MeController {
  constructor(
    private readonly data: PersonalData,
    private readonly audit: Audit,
  ) {}

  @Get('data')
  @Endpoint({
    access: 'signed-in',
    summary: 'All that is kept of the user, as a ZIP of JSON files and photos',
    file: 'application/zip',
    outlastsSession: true,
    throttle: perAccount('own-data'),
  })
  async exportOwnData(@CurrentPrincipal() { userId, email }: Principal): Promise<StreamableFile> {
    const person = await this.data.personOf(email);
    const counts = await this.data.counts(person);
    await this.audit.recordRead({ action: userActs['data.exported'], about: userId });
    return zipFile('your-data.zip', this.data.files(person, counts));
  }
}
