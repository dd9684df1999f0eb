import { Module } from '@nestjs/common';
import { RegistrationModule } from '../../convention/registration/registration.module.ts';
import { RetentionModule } from '../../convention/retention/retention.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { ImportsController } from './imports.controller.ts';
import { RegistrantsImportService } from './registrants-import.service.ts';
import { SuppressionsImportService } from './suppressions-import.service.ts';

@Module({
  imports: [RegistrationModule, RetentionModule, UsersModule],
  controllers: [ImportsController],
  providers: [RegistrantsImportService, SuppressionsImportService],
})
export class ImportsModule {}
