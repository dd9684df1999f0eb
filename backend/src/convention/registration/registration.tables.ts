import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AttendeeSchema, RegistrationSchema } from './registration.entity.ts';

/** The tables that queries of other modules may join; they change neither. */
export type RegistrationTables = InferKyselyDB<typeof RegistrationSchema | typeof AttendeeSchema>;
