import { adminCli, adminCliUsage } from "#features/admin/server/index.ts";
import { modelsCli, modelsUsage } from "#features/models/server/index.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { withSystemCtx } from "./admin/with-system-ctx.ts";
import { root } from "./setup/root.ts";

/** npm run admin -- grant <e-mail>: what the person with access to the machine may do without signing in. */
const environment = readEnvironment(root);
const config = loadConfig(environment, root);
const [first, ...rest] = process.argv.slice(2);
const print = (line: string) => console.log(line);

if (first === undefined || first === "help") {
  const lines = [...adminCliUsage, ...modelsUsage.split("\n")];
  print(["Usage: npm run admin -- <command>", "", ...lines.map((line) => `  ${line}`)].join("\n"));
  process.exit(first === undefined ? 2 : 0);
}
const code = await withSystemCtx(config, root, "admin command line", (ctx) =>
  first === "models"
    ? modelsCli(rest, ctx, print, { environment, offeredKeys: config.offeredModelKeys })
    : adminCli([first, ...rest], ctx, print),
);
process.exit(code);
