import { describe, expect, it } from "vitest";
import { placed } from "./keep-places.ts";

/** What `code` says when it stands in `/checkout/dist/server/start.js`. */
function run(code: string) {
  const meta = { url: "file:///checkout/dist/server/start.js", dirname: "/checkout/dist/server" };
  return new Function("meta", `return ${code.replaceAll("import.meta", "meta")}`)(meta);
}

describe("a module in the built server", () => {
  it("has the address that it has in the checkout", () => {
    const code = placed('new URL("./worker.ts", import.meta.url).href', "../../features/a/server/a.ts");
    expect(run(code)).toBe("file:///checkout/features/a/server/worker.ts");
  });

  it("has the folder that it has in the checkout", () => {
    expect(run(placed("import.meta.dirname", "../../platform/server/db/migrate.ts"))).toBe(
      "/checkout/platform/server/db",
    );
  });
});
