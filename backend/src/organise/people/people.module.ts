import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.ts';
import { AccountsController } from './accounts.controller.ts';
import { DoorLinksController } from './door-links.controller.ts';
import { LeavingOnDesk } from './leaving.desk.ts';
import { PeopleController } from './people.controller.ts';
import { PersonsController } from './persons.controller.ts';
import { TokensController } from './tokens.controller.ts';

@Module({
  imports: [UsersModule],
  controllers: [
    PeopleController,
    DoorLinksController,
    AccountsController,
    PersonsController,
    TokensController,
  ],
  providers: [LeavingOnDesk],
})
export class PeopleModule {}
