import { entitiesFile, writtenEntities } from './entities-file.ts';

describe('backend/src/entities.ts', () => {
  it('should name what the files define; `npm run contract` writes it', () => {
    expect(writtenEntities()).toBe(entitiesFile());
  });

  it('should name each by its class, where it has one', () => {
    expect(entitiesFile()).toMatch(/^ {2}Registration,$/m);
    expect(entitiesFile()).toMatch(/^ {2}StaffSchema,$/m);
    expect(entitiesFile()).not.toMatch(/^ {2}RegistrationSchema,$/m);
  });
});
