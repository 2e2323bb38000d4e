import { join } from "node:path";
import { adminCli } from "#features/admin/server/index.ts";
import { serviceOf } from "#features/auth/server/index.ts";
import { billingCli } from "#features/billing/server/index.ts";
import { erasuresCli, logCli } from "#features/compliance/server/index.ts";
import { modelsCli } from "#features/models/server/index.ts";
import { provisioningCli, workspaceIdOf } from "#features/provisioning/server/index.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { authOptionsOf, billingOptionsFor, createModules } from "../apps/server/modules.ts";
import { deliveriesCli } from "./admin/deliveries.ts";
import { allUsage, usage } from "./admin/usage.ts";
import { withSystemCtx } from "./admin/with-system-ctx.ts";
import { findWrongWords } from "./admin/wrong-words.ts";
import { root } from "./setup/root.ts";

/**
 * `npm run admin -- <command>`: administration by a person with access to the machine, without signing in.
 */
const args = process.argv.slice(2);
const isHelp = args[0] === undefined || args.at(-1) === "help" || args.includes("--help");
if (isHelp) {
  console.log(usage());
  process.exit(args.length === 0 ? 2 : 0);
}
const wrong = findWrongWords(args, allUsage);
if (wrong) {
  console.log(`${wrong.problem}\n\n${usage(wrong.command)}`);
  process.exit(2);
}
const environment = readEnvironment(root);
const config = loadConfig(environment, root);
const [first = "", ...rest] = args;
const print = (line: string) => console.log(line);
const code = await withSystemCtx(config, root, "admin command line", (ctx) =>
  first === "models"
    ? modelsCli(rest, ctx, print, { environment, offeredKeys: config.offeredModelKeys })
    : first === "billing"
      ? billingCli(rest, ctx, print, billingOptionsFor(config))
      : first.startsWith("scim-") || first === "workspaces"
        ? provisioningCli([first, ...rest], ctx, print)
        : first === "deliveries"
          ? deliveriesCli(args, ctx, print)
          : first === "log"
            ? logCli(rest, ctx, print, new URL(config.publicUrl).host)
            : first === "erasures"
              ? erasuresCli(rest, ctx, print)
              : adminCli([first, ...rest], ctx, print, {
                  keyFile: join(config.dataDir, "keys.json"),
                  sealed: createModules(config).flatMap(({ sealed = [] }) => sealed),
                  authService: serviceOf(authOptionsOf(config)),
                  workspaceIdOf,
                }),
);
if (code === 2) print(`\n${usage(first === "models" ? `models ${rest[0] ?? ""}`.trim() : first)}`);
process.exit(code);
