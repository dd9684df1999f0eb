import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ApiParam } from '@nestjs/swagger';

interface RouteArgument {
  data?: string;
  /** Classes, or instances. One for parts of paths has, as `described`, what the document says of them. */
  pipes: readonly { described?: { type: 'string'; format?: string; pattern?: string; maxLength?: number } }[];
}

/** Describes the parameters of a handler's path as their pipes judge them. */
export const DescribesPath: MethodDecorator = (target, key, descriptor) => {
  const rules: Record<string, RouteArgument> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, target.constructor, key) ?? {};
  for (const [place, { data, pipes }] of Object.entries(rules)) {
    const schema = pipes.find(({ described }) => described)?.described;
    if (schema && data && place.startsWith(`${RouteParamtypes.PARAM}:`))
      ApiParam({ name: data, schema })(target, key, descriptor);
  }
};
