/** Variables that a program needs of the machine. Any other one might be a setting of somebody's own product. */
const OF_THE_MACHINE = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TMPDIR'];

/** The environment without anybody's settings. */
export function machineEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.includes(name)));
}
