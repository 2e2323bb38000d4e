/** Names in the embedded cluster. The owner migrates. The app role serves requests and owns nothing. */
export const databaseNames = {
  superuser: "postgres",
  owner: "adjutant_owner",
  app: "adjutant_app",
  database: "adjutant",
};
