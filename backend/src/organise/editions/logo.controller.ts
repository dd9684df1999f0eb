import { Controller, Delete, Param, Post, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { uploadBody } from '../../http/input/request-body.ts';
import { EditionKeyPipe } from './edition-key.pipe.ts';
import { OrganisedEditionDto } from './editions.dto.ts';
import { EditionArchivedError, EditionNotFoundError, LogoNotStoredError } from './editions.errors.ts';
import { EditionsQueries } from './editions.queries.ts';
import { LogoService } from './logo.service.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;

/** The logo of an edition, for the administrator. */
@ApiTags('organise')
@Controller('organise/editions/:key/logo')
export class LogoController {
  constructor(
    private readonly logo: LogoService,
    private readonly queries: EditionsQueries,
  ) {}

  @Post()
  @Endpoint({
    access: 'administrator',
    summary: 'Show a logo (PNG or WebP, up to 2 MB) in the header, in the place of the one before',
    body: uploadBody({ field: 'file', maxFiles: 1, maxFileBytes: TWO_MEGABYTES }),
    response: OrganisedEditionDto,
    errors: [EditionNotFoundError, EditionArchivedError, LogoNotStoredError],
  })
  async changeLogo(
    @Param('key', EditionKeyPipe) key: string,
    @UploadedFiles() files: { buffer: Buffer }[] | undefined,
  ): Promise<OrganisedEditionDto> {
    // Without a body nothing is read at all.
    const file = files?.[0];
    if (!file) {
      throw new InvalidInputError({ file: 'Please choose a picture.' });
    }
    await this.logo.change(key, file.buffer);
    return this.queries.edition(key);
  }

  @Delete()
  @Endpoint({
    access: 'administrator',
    summary: 'Take the logo away',
    response: OrganisedEditionDto,
    errors: [EditionNotFoundError, EditionArchivedError],
  })
  async removeLogo(@Param('key', EditionKeyPipe) key: string): Promise<OrganisedEditionDto> {
    await this.logo.remove(key);
    return this.queries.edition(key);
  }
}
