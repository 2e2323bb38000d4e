import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installDependencies } from "./setup/install-dependencies.ts";
import { reportFailure } from "./setup/report-failure.ts";
import { root } from "./setup/root.ts";

const [, , program, ...rest] = process.argv;
if (!program) throw new Error("Say which program to run, for example: bin/run bin/doctor.ts");

enableCompileCache(join(root, ".cache/compile"));
process.argv = [process.argv[0] ?? "", resolve(root, program), ...rest];
try {
  await installDependencies();
  await import(pathToFileURL(resolve(root, program)).href);
} catch (error) {
  reportFailure(error);
}
