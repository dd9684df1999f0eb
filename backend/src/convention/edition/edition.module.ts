import { Module } from '@nestjs/common';
import { EditionController } from './edition.controller.ts';
import { EditionService } from './edition.service.ts';

@Module({ controllers: [EditionController], providers: [EditionService], exports: [EditionService] })
export class EditionModule {}
