import { Config, settingNames } from './config.ts';

/** A setting in force, as somebody who may see logs or the System page sees it. */
export interface ShownSetting {
  name: string;
  /** `set` in place of a secret or of a person's address; null when it has no value. */
  value: string | null;
  isDefault: boolean;
}

/** Values that nobody is shown: secrets, what may hold one, and addresses of people. */
const PRIVATE = /SECRET|PASSWORD|TOKEN|ACCESS_KEY|RESTIC_REPOSITORY|EMAIL|ALERT_WEBHOOK_URL|DEADMAN_URL/;

/** Whether nobody is shown the value of a setting. */
export function isPrivate(name: string): boolean {
  return PRIVATE.test(name);
}

/** All settings in force, by name. */
export function shownSettings(config: Config): ShownSetting[] {
  const defaults: Partial<Record<string, unknown>> = { ...new Config() };
  const values: Partial<Record<string, unknown>> = { ...config };
  return settingNames()
    .toSorted()
    .map((name) => {
      const value = String(values[name] ?? '');
      return {
        name,
        value: value === '' ? null : shown(name, value),
        isDefault: value === String(defaults[name] ?? ''),
      };
    });
}

/** A password in an address is left out. */
function shown(name: string, value: string): string {
  if (isPrivate(name)) return 'set';
  if (!name.endsWith('_URL') || !URL.canParse(value)) return value;
  const { protocol, host, pathname } = new URL(value);
  return `${protocol}//${host}${pathname}`;
}
