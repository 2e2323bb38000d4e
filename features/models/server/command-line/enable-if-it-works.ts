import type { Ctx } from "#platform/server/context.ts";
import { adoptModel } from "../adopt-model.ts";
import { sayIfFree } from "./say-if-free.ts";

/** Adds and tests a model, switches it on if it answers, and prints which. Resolves with whether it is on. */
export async function enableIfItWorks(
  ctx: Ctx,
  { ref, ...model }: { ref: string; providerId: string; modelId: string },
  print: (line: string) => void,
): Promise<boolean> {
  const { row, failure, said } = await adoptModel(ctx, model);
  if (failure) {
    print(`${ref} stays off: ${failure.message}${said ? ` It says: “${said}”` : ""}`);
    print(`  Once it works: npm run admin -- models enable "${ref}"`);
    return false;
  }
  print(`${ref} is switched on.`);
  await sayIfFree(ctx, row, print);
  return true;
}
