import { ApiProperty } from '@nestjs/swagger';
import type { Config } from '@tablefall/platform/config/config';
import { DateTime } from 'luxon';

/** One of the two days, in the words the site shows. */
export class EditionDayDto {
  @ApiProperty({ example: 'Friday' })
  day!: string;

  @ApiProperty({ example: 'October 10' })
  monthDay!: string;

  @ApiProperty({ example: '2025-10-10', format: 'date' })
  date!: string;

  @ApiProperty({ example: '12:00 PM' })
  startTime!: string;

  @ApiProperty({ example: '10:00 PM' })
  endTime!: string;

  @ApiProperty({ example: '2025-10-10T16:00:00.000Z', format: 'date-time' })
  start!: string;

  @ApiProperty({ example: '2025-10-11T02:00:00.000Z', format: 'date-time' })
  end!: string;
}

/** The edition of the convention that the site is about (specification, sections 3 and 9). */
export class EditionDto {
  @ApiProperty({ example: 'Tablefall' })
  productName!: string;

  @ApiProperty({ example: 'Second Shelf Media' })
  sponsorName!: string;

  @ApiProperty({ description: 'Start of the first day.', format: 'date-time' })
  startDate!: string;

  @ApiProperty({ description: 'End of the second day.', format: 'date-time' })
  endDate!: string;

  @ApiProperty({ example: 'America/New_York' })
  timeZone!: string;

  @ApiProperty({ type: [EditionDayDto] })
  days!: EditionDayDto[];

  @ApiProperty({ example: 250 })
  registrationCapacity!: number;

  @ApiProperty({
    description: "Key of the signed-in user in the browser's storage.",
    example: 'bguser-oct2025',
  })
  storageKey!: string;
}

/** Derives everything the site says about its two days from the configuration. */
export function editionOf(config: Config): EditionDto {
  const zone = { zone: config.CONVENTION_TIME_ZONE, locale: 'en-US' };
  const start = DateTime.fromISO(config.CONVENTION_START, zone);
  const end = DateTime.fromISO(config.CONVENTION_END, zone);
  return {
    productName: config.PRODUCT_NAME,
    sponsorName: config.SPONSOR_NAME,
    startDate: isoOf(start),
    endDate: isoOf(end),
    timeZone: config.CONVENTION_TIME_ZONE,
    days: [
      dayOf(start, start.plus({ hours: config.CONVENTION_FIRST_DAY_HOURS })),
      dayOf(end.minus({ hours: config.CONVENTION_SECOND_DAY_HOURS }), end),
    ],
    registrationCapacity: config.REGISTRATION_CAPACITY,
    storageKey: `bguser-${start.toFormat('LLLyyyy').toLowerCase()}`,
  };
}

function dayOf(start: DateTime, end: DateTime): EditionDayDto {
  return {
    day: start.toFormat('cccc'),
    monthDay: start.toFormat('LLLL d'),
    date: start.toFormat('yyyy-LL-dd'),
    startTime: start.toFormat('h:mm a'),
    endTime: end.toFormat('h:mm a'),
    start: isoOf(start),
    end: isoOf(end),
  };
}

function isoOf(moment: DateTime): string {
  return moment.toUTC().toISO() ?? '';
}
