/** Names inside the embedded cluster. The owner migrates; the app role serves requests and owns nothing. */
export const databaseNames = {
  superuser: "postgres",
  owner: "adjutant_owner",
  app: "adjutant_app",
  database: "adjutant",
};
