import { TestApp } from '../../test/test-app.ts';
import type { FloorDto } from './map/map.dto.ts';

describe('what the public pages show', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should serve the edition to everybody', async () => {
    const { body } = await app.browser().get('/api/convention').expect(200);

    expect(body).toMatchObject({ productName: 'Tablefall', admissionPrice: 10, registrationCapacity: 250 });
  });

  describe('GET /api/mapdata', () => {
    it('should serve venue, directions and a floor whose tables stand in their rooms, apart', async () => {
      const { body } = await app.browser().get('/api/mapdata').expect(200);
      const { width, height, rooms, tables }: FloorDto = body.floor;

      expect(body.venue).toEqual({ name: 'Riverside Hall', address: '14 Canal Street' });
      expect(body.directions.length).toBeGreaterThan(0);
      for (const room of rooms) {
        expect(room.x + room.width).toBeLessThanOrEqual(width);
        expect(room.y + room.height).toBeLessThanOrEqual(height);
      }
      for (const table of tables) {
        const room = rooms.find(({ id }) => id === table.roomId);
        expect(room && table.x > room.x && table.x < room.x + room.width).toBe(true);
        expect(room && table.y > room.y && table.y < room.y + room.height).toBe(true);
      }
      expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
      expect(new Set(tables.map(({ x, y }) => `${x} ${y}`)).size).toBe(tables.length);
    });
  });
});
