import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { PeopleController } from './people.controller.ts';

@Module({ imports: [UsersModule], controllers: [PeopleController] })
export class PeopleModule {}
