import { Module } from '@nestjs/common';
import { ConventionController } from './convention.controller.ts';

@Module({ controllers: [ConventionController] })
export class ConventionModule {}
