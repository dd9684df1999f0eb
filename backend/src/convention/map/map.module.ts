import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { MapController } from './map.controller.ts';

@Module({ imports: [ContentModule], controllers: [MapController] })
export class MapModule {}
