/** What another program gets of this one's environment: where programs are, and nothing that is secret. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { LANG: "C.UTF-8", PATH: process.env.PATH };
}
