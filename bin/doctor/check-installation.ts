import type { Config } from "#platform/server/config/config.ts";
import { createLogger } from "#platform/server/log.ts";
import { reachDatabase } from "../../apps/server/start/reach-database.ts";
import { accountExaminations } from "./account-examinations.ts";
import { clockExamination } from "./clock-examination.ts";
import { databaseExaminations } from "./database-examinations.ts";
import { type Examination, NotExaminedError } from "./examination.ts";
import { machineExaminations } from "./machine-examinations.ts";

/** Runs all examinations, with one line and duration each. Returns the number of failures. */
export async function checkInstallation(
  config: Config,
  root: string,
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const examination of [...machineExaminations(config, root), ...accountExaminations(config)])
    failed += await report(examination, print);

  const database = reachDatabase(config, createLogger("silent"), root);
  for (const examination of [...databaseExaminations(database, config), clockExamination(config, database)])
    failed += await report(examination, print);
  await (await database.catch(() => undefined))?.close();
  return failed;
}

/** Prints the outcome. Returns 1 for a failure, otherwise 0. */
export async function report({ name, examine, fix }: Examination, print: (line: string) => void) {
  const startedAt = performance.now();
  const time = () => `${Math.round(performance.now() - startedAt)} ms`.padStart(8);
  try {
    const finding = await examine();
    print(`pass ${time()}  ${name}: ${finding}`);
    return 0;
  } catch (error) {
    const { message, remedy } = error as Error & { remedy?: string };
    if (error instanceof NotExaminedError) {
      print(`----            ${name}: not examined, ${message}`);
      return 0;
    }
    print(`FAIL ${time()}  ${name}: ${message}`);
    print(`               ${(remedy ?? fix).replaceAll("\n", "\n               ")}`);
    return 1;
  }
}
