import { Body, Controller, Get, Module, Post, Put, Res, UploadedFiles } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { ClockModule } from '@tablefall/platform/clock/clock.module';
import { Config, loadConfig } from '@tablefall/platform/config/config';
import { ConfigModule } from '@tablefall/platform/config/config.module';
import { DatabaseModule } from '@tablefall/platform/database/database.module';
import { CurrentEditionModule } from '@tablefall/platform/edition/edition.module';
import { StorageModule } from '@tablefall/platform/storage/storage.module';
import type { Request, Response } from 'express';
import { entities } from '../../entities.ts';
import { Endpoint } from '../access/endpoint.ts';
import { type Principal, PrincipalSource } from '../access/principal.ts';
import { HttpModule } from '../http.module.ts';
import { configureHttp } from '../http-server.ts';
import { LONG_LIST_BODY, ONE_CLICK_BODY, signedBody, uploadBody } from '../input/request-body.ts';
import { Maintenance } from '../maintenance/maintenance.ts';

export const KILOBYTE = 1024;

/** The endpoint that answers when a spec lets it. */
export const slowly = { asked: () => {}, released: Promise.resolve() };

/** Endpoints of every kind. The product's own are tested for what they do, these only for how they are guarded. */
@Controller('sample')
class SampleController {
  @Get('sending')
  @Endpoint({ access: 'public', summary: 'A GET that sends mail', sends: true })
  sendByGet(): void {}

  @Get('news')
  @Endpoint({ access: 'public', summary: 'The same for everybody', cacheSeconds: 60, file: 'text/plain' })
  getNews(): string {
    return 'news';
  }

  @Get('slow')
  @Endpoint({ access: 'public', summary: 'Answers when the spec lets it', file: 'text/plain' })
  async getSlowly(): Promise<string> {
    slowly.asked();
    await slowly.released;
    return 'at last';
  }

  @Get('slow-download')
  @Endpoint({
    access: 'public',
    summary: 'Begins to answer, and ends when the spec lets it',
    file: 'text/plain',
  })
  async downloadSlowly(@Res() response: Response): Promise<void> {
    response.write('at ');
    slowly.asked();
    await slowly.released;
    response.end('last');
  }

  @Post('form')
  @Endpoint({ access: 'public', summary: 'A form' })
  postForm(@Body() _body: object): void {}

  @Put('list')
  @Endpoint({ access: 'organiser', summary: 'A long list', body: LONG_LIST_BODY })
  putList(@Body() _body: object): void {}

  @Post('photos')
  @Endpoint({
    access: 'signed-in',
    summary: 'Some pictures',
    body: uploadBody({ field: 'photos', maxFiles: 2, maxFileBytes: 10 * KILOBYTE }),
    file: 'text/plain',
  })
  postPhotos(@UploadedFiles() files: { size: number }[]): string {
    return files.map(({ size }) => size).join(' ');
  }

  @Post('leave')
  @Endpoint({ access: 'public', summary: 'What mail programs post', body: ONE_CLICK_BODY })
  leave(): void {}

  @Post('signed')
  @Endpoint({
    access: 'public',
    summary: 'What another program signs',
    body: signedBody({ maxBytes: 10 * KILOBYTE, secret: (config) => config.MAIL_BOUNCES_SECRET }),
    file: 'text/plain',
  })
  postSigned(@Body() body: { answer: string }): string {
    return body.answer;
  }
}

/** Whoever says so in a header is signed in. */
class SampleSessions extends PrincipalSource {
  async doorLinkOf(): Promise<string | null> {
    return null;
  }

  async programOf(): Promise<Principal | null> {
    return null;
  }

  async hasDoorHours(): Promise<boolean> {
    return false;
  }

  async principalOf(request: Request): Promise<Principal | null> {
    const role = request.get('x-role');
    return role
      ? {
          userId: '1',
          sessionId: '2',
          mayChange: true,
          hasSignedIn: true,
          hasFreshSignIn: true,
          email: 'a@mail.example',
          roles: role === 'organiser' ? ['organiser'] : [],
        }
      : null;
  }
}

@Module({ providers: [{ provide: PrincipalSource, useClass: SampleSessions }], exports: [PrincipalSource] })
class SampleSessionsModule {}

/** Once: the library knows each pool of a process by its name. */
const database = DatabaseModule.forRequests(entities);

/** Starts an app of these endpoints alone. */
export async function startSampleApp(settings: Record<string, string> = {}): Promise<NestExpressApplication> {
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: process.env.DATABASE_URL,
    APP_SECRET: 'x'.repeat(32),
    ...settings,
  });
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule,
      ClockModule,
      StorageModule,
      database,
      CurrentEditionModule,
      HttpModule.for(SampleSessionsModule),
    ],
    controllers: [SampleController],
  })
    .overrideProvider(Config)
    .useValue(config)
    // Nothing is migrated here.
    .overrideProvider(Maintenance)
    .useValue({ since: async () => null })
    .compile();
  const started = module.createNestApplication<NestExpressApplication>({
    bodyParser: false,
    logger: false,
  });
  configureHttp(started);
  return started.listen(0, '127.0.0.1').then(() => started);
}
