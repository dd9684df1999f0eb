import { Module } from '@nestjs/common';
import { ConventionController } from './convention.controller.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { PhotosService } from './photos/photos.service.ts';

@Module({ controllers: [ConventionController, PhotosController], providers: [PhotosService] })
export class ConventionModule {}
