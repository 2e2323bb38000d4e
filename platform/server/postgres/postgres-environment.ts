/** The environment of PostgreSQL's programs: nothing in it can change their behaviour. */
export const postgresEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
