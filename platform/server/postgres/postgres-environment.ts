/** What the programs of PostgreSQL see of the environment: nothing that could change how they behave. */
export const postgresEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
