import { Module } from '@nestjs/common';
import { EditionModule } from '../edition/edition.module.ts';
import { MapController } from './map.controller.ts';

@Module({ imports: [EditionModule], controllers: [MapController] })
export class MapModule {}
