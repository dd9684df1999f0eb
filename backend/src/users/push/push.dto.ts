import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PUSH_TOPICS, type PushTopic } from '@tablefall/mail';
import { PUSH_ADDRESS_MAX } from '@tablefall/platform/push/push-services';
import { Choice } from '../../http/input/choice.ts';
import { Pattern, Text } from '../../http/input/text.ts';

const TOPICS = {
  enum: PUSH_TOPICS,
  enumName: 'PushTopic',
  description:
    'What is told: a seat that others freed is yours or kept for you; a game or shift of yours changed; a game begins in a quarter of an hour; a table in the hall wants players or a teacher.',
  example: ['seat', 'change'],
};

@ApiSchema({ name: 'PushDeviceForm' })
export class PushDeviceFormDto {
  @Text(PUSH_ADDRESS_MAX, {
    description: 'The address that the push service gave to the browser.',
    example: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABlZ',
  })
  endpoint!: string;

  @Pattern(/^B[\w-]{86}$/, {
    description: 'The public key of the subscription: an uncompressed point of P-256, in base64url.',
    example: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  })
  p256dh!: string;

  @Pattern(/^[\w-]{22}$/, {
    description: 'The secret of the subscription: 16 bytes, in base64url.',
    example: 'BTBZMqHH6r4Tts7J_aSIgg',
  })
  auth!: string;

  @Choice(PUSH_TOPICS, { ...TOPICS, each: true, some: true, message: 'Please choose what to be told' })
  topics!: PushTopic[];
}

@ApiSchema({ name: 'PushDevice' })
export class PushDeviceDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The browser in words.', example: 'Firefox on Android' })
  label!: string;

  @ApiProperty({ ...TOPICS, isArray: true })
  topics!: PushTopic[];

  @ApiProperty({ format: 'date-time', description: 'When its session told of it last.' })
  createdAt!: string;

  @ApiProperty({ description: 'Whether it is the browser that asks.' })
  isThisSession!: boolean;
}

@ApiSchema({ name: 'Push' })
export class PushDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'What a browser subscribes for: the public key of the site, an uncompressed point of P-256 in base64url. Null where nothing is pushed.',
    example: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  })
  key!: string | null;

  @ApiProperty({ type: [PushDeviceDto], description: 'The devices of the account, the latest first.' })
  devices!: PushDeviceDto[];
}
