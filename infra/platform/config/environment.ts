import { readFileSync } from 'node:fs';

interface Given {
  /** What is set, by name. */
  given: Record<string, string>;
  /** What could not be read, a sentence each. */
  problems: string[];
}

/**
 * The settings that an environment names, directly or, as `X_FILE`, by a file that holds the value: secrets of Docker,
 * Kubernetes and systemd are files. The line end that closes a file is none of its value.
 *
 * @param names of all settings; one of them that ends in `_FILE` itself is read as it is
 */
export function readEnvironment(environment: NodeJS.ProcessEnv, names: string[]): Given {
  const given: Given['given'] = {};
  const problems: string[] = [];
  for (const name of names) {
    const value = environment[name];
    const file = names.includes(`${name}_FILE`) ? undefined : environment[`${name}_FILE`];
    if (value) given[name] = value;
    if (!file) continue;
    if (value) {
      problems.push(`${name} and ${name}_FILE are both set: take one of them away`);
      continue;
    }
    try {
      given[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
    }
  }
  return { given, problems };
}
