import { Module } from '@nestjs/common';
import { ProcessesModule } from '@tablefall/platform/processes/processes.module';
import { AppModule } from './app.module.ts';
import { MetricsServerModule } from './system/metrics/metrics-server.module.ts';

/** The backend as a server, which other processes see. Programs that run beside it, such as the imports, use `AppModule` alone. */
@Module({ imports: [ProcessesModule.for('backend', ({ PORT }) => PORT), AppModule, MetricsServerModule] })
export class ServerModule {}
