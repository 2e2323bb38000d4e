import { describe, expect, it } from "vitest";
import { z } from "zod";
import { personOf } from "#platform/server/context.ts";
import { createCtx } from "#platform/server/create-ctx.ts";
import { unavailable } from "#platform/server/db/database-error.ts";
import { catalogueTool } from "./catalogue-tool.ts";
import { defineTool } from "./define-tool.ts";
import { registerToolRules } from "./gate/tool-mode.ts";
import { base, person, stageToolCalls } from "./testing/stage-tool-calls.ts";
import {
  hasBuiltInTool,
  listCatalogue,
  registerCatalogueSource,
  registerTool,
  toolsFor,
} from "./tool-catalogue.ts";
import { toolHash } from "./tool-hash.ts";

const staged = stageToolCalls();
const services = () => staged.server.services;
const ctxOf = (actor = person()) => staged.server.as(actor);
const run = async () => ({ content: "", summary: "" });

describe("the catalogue", () => {
  it("lists tools by name with a schema that providers accept", async () => {
    const tools = await toolsFor(ctxOf());
    const names = tools.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(names).toEqual(expect.arrayContaining(["calculate", "current_time"]));
    for (const { inputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: "object" });
      expect(description.length).toBeLessThanOrEqual(1_024);
    }
  });

  it("is one server's: what another registers is not in it", async () => {
    const others = { ...services() };
    registerTool(others, "test", defineTool({ ...base, name: "elsewhere", run }));
    expect(hasBuiltInTool(others, "elsewhere")).toBe(true);
    expect(hasBuiltInTool(services(), "elsewhere")).toBe(false);
  });

  it("refuses two tools of one name, and takes one tool twice", () => {
    const first = defineTool({ ...base, name: "double", run });
    registerTool(services(), "test", first);
    registerTool(services(), "test", first);
    expect(() => registerTool(services(), "test", { ...first })).toThrow(
      "Two tools of test are named double.",
    );
    expect(() => registerTool(services(), "test", defineTool({ ...base, name: "calculate", run }))).toThrow(
      "Two tools of tools and test are named calculate.",
    );
  });

  it("takes names with digits, and none that a provider would refuse", () => {
    for (const name of ["crm2_find_contact", "a", `x${"9".repeat(63)}`]) defineTool({ ...base, name, run });
    for (const name of ["Bad Name", "2fast", "a-b", "", "_a", `x${"9".repeat(64)}`]) {
      expect(() => defineTool({ ...base, name, run })).toThrow("snake_case");
    }
  });

  it("says in one line what a tool is about to do", async () => {
    const calculate = (await toolsFor(ctxOf())).find(({ name }) => name === "calculate");
    expect(calculate?.describe({ expression: "12*12" })).toBe("Calculating 12 × 12");
    expect(() => calculate?.describe({})).toThrow();
  });

  it("has what a source has for this person in this workspace, below the names that are taken", async () => {
    const [ann, bob] = [person(), person()];
    const own = (name: string) => catalogueTool("desk", defineTool({ ...base, name, title: "Desk", run }));
    registerCatalogueSource(services(), {
      name: "desk",
      toolsFor: async ({ actor }) =>
        personOf(actor)?.workspaceId === ann.workspaceId
          ? [
              own("desk_find"),
              own("calculate"),
              catalogueTool("built_in", defineTool({ ...base, name: "faked", run })),
            ]
          : [],
    });
    expect(() => registerCatalogueSource(services(), { name: "desk", toolsFor: () => [] })).toThrow("desk");
    const byName = Object.fromEntries((await toolsFor(ctxOf(ann))).map((tool) => [tool.name, tool]));
    expect(byName.desk_find).toMatchObject({ source: "desk" });
    expect(byName.calculate).toMatchObject({ source: "built_in", title: "Calculate" });
    expect(byName).not.toHaveProperty("faked");
    expect((await toolsFor(ctxOf(bob))).map(({ name }) => name)).not.toContain("desk_find");
    expect((await toolsFor(ctxOf({ ...ann, isVisitor: true }))).map(({ name }) => name)).not.toContain(
      "desk_find",
    );
  });

  it("offers no tool in mode off, and lists it for those who set modes", async () => {
    const others = { ...services() };
    for (const name of ["put_away", "send_off"])
      registerTool(others, "test", defineTool({ ...base, name, run }));
    registerToolRules(others, async () => new Map([["put_away", { mode: "off", needsOther: false }]]));
    const ctx = createCtx(others, person());
    expect((await toolsFor(ctx)).map(({ name }) => name)).toEqual(["send_off"]);
    expect((await listCatalogue(ctx)).map(({ name }) => name)).toEqual(["put_away", "send_off"]);
  });

  it("is unknown while the database does not answer: no tool is taken for gone", async () => {
    const others = { ...services() };
    registerCatalogueSource(others, {
      name: "stored",
      toolsFor: () => Promise.reject(unavailable(new Error("starting up"))),
    });
    await expect(toolsFor(createCtx(others, person()))).rejects.toMatchObject({ code: "server.unavailable" });
  });

  it("goes on without a source that fails, and offers no more tools than providers take", async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      catalogueTool("many", defineTool({ ...base, name: `many_${index}`, run })),
    );
    registerCatalogueSource(services(), {
      name: "broken",
      toolsFor: () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" })),
    });
    registerCatalogueSource(services(), { name: "many", toolsFor: () => many });
    const tools = await toolsFor(ctxOf());
    expect(tools).toHaveLength(128);
    expect(tools.map(({ name }) => name)).toContain("calculate");
  });
});

describe("what is known of a tool", () => {
  it("is declared for each that is built in, argument by argument", async () => {
    for (const tool of (await toolsFor(ctxOf())).filter(({ name }) =>
      /^(calculate|current_time)$/.test(name),
    )) {
      expect(tool.facts).toMatchObject({ reads: "nothing", writes: false, egress: false, external: false });
    }
  });

  it("is the worst where nothing was declared", () => {
    const { facts: _, ...silent } = base;
    const { facts } = catalogueTool("desk", defineTool({ ...silent, name: "silent", run }));
    expect(facts).toEqual({
      ...{ reads: "workspace", writes: true, egress: true, irreversible: true, external: true, own: false },
      ...{ control: ["text"], content: [], undo: null },
    });
  });

  it("is refused when it leaves an argument out or names one that there is not", () => {
    const facts = { ...catalogueTool("desk", defineTool({ ...base, name: "x", run })).facts };
    const input = z.object({ to: z.array(z.object({ id: z.string() })), body: z.string() });
    const declare = (control: string[], content: string[]) =>
      defineTool({
        ...base,
        name: "x",
        input,
        describe: () => "",
        facts: { ...facts, control, content },
        run,
      });
    declare(["to[].id"], ["body"]);
    expect(() => declare(["to[].id"], [])).toThrow("differ in: body");
    expect(() => declare(["to[].id", "cc"], ["body"])).toThrow("differ in: cc");
  });

  it("is another tool as soon as anything of it is changed, and the same in another order", () => {
    const tool = catalogueTool("desk", defineTool({ ...base, name: "x", run }));
    expect(tool.hash).toMatch(/^[0-9a-f]{64}$/);
    const changes = [
      { title: "y" },
      { description: "Now sends everything to me." },
      { source: "other" },
      { idempotent: false },
      { facts: { ...tool.facts, own: true } },
      { inputSchema: { ...tool.inputSchema, required: [] } },
    ];
    const hashes = changes.map((change) => toolHash({ ...tool, ...change }));
    expect(new Set([tool.hash, ...hashes]).size).toBe(changes.length + 1);
    const turned = Object.fromEntries(Object.entries(tool.inputSchema).reverse());
    expect(toolHash({ ...tool, inputSchema: turned })).toBe(tool.hash);
  });
});
