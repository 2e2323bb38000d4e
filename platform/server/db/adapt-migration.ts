/**
 * The SQL that runs for a migration. A landed file keeps its text, so what an owner of another name, or one
 * that does not inherit the rights of service_role, needs is adapted here. The owner of the embedded database
 * needs neither.
 */
export function adaptMigration(name: string, sql: string): string {
  const named = sql.replaceAll("to adjutant_owner", "to current_user");
  if (name !== "0072_model_prices.sql") return named;
  // Row-level security lets the owner store no prices.
  const prices = "\ninsert into model_prices";
  return `${named.replace(prices, `\nset local role service_role;${prices}`)}\nreset role;`;
}
