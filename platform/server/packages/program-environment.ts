/** The environment for child processes: the PATH, and nothing secret. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { LANG: "C.UTF-8", PATH: process.env.PATH };
}
