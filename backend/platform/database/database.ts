import { type AnyEntity, type EntityClass, ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
