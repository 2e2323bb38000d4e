import { describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { addModel } from "./add-model.ts";
import { addProvider } from "./add-provider.ts";
import { disableModel } from "./disable-model.ts";
import { enableModel } from "./enable-model.ts";
import { getModel } from "./get-model.ts";
import { makeDefaultModel } from "./make-default-model.ts";
import { person, stageModels, tried } from "./testing/stage-models.ts";

const models = stageModels();
const { answerOf, listed, connect } = models;

describe("the model that answers", () => {
  it("is the built-in assistant as long as none is connected", async () => {
    const routed = await getModel(models.server.as(person));
    expect(routed).toMatchObject({ isBuiltin: true, label: "Built-in assistant" });
    expect(await answerOf()).toContain("I follow rules rather than a language model");
    expect(await listed()).toEqual([
      expect.objectContaining({
        id: "builtin",
        badge: "Built-in, no model",
        isBuiltin: true,
        isDefault: true,
        hasTools: true,
      }),
    ]);
  });

  it("is the first one that is switched on, at once", async () => {
    await getModel(models.server.as(person));
    await connect("Scripted", "echo");
    expect(await getModel(models.server.as(person))).toMatchObject({
      provider: "Scripted",
      modelId: "echo",
      isBuiltin: false,
    });
    expect(await answerOf()).toBe("You said: Hello");
  });

  it("is the one asked for, by id, name or label", async () => {
    await connect("Scripted", "echo", "markdown");
    const [, second] = await listed();
    for (const ref of [second.id, "Scripted/markdown", "markdown"]) {
      expect((await getModel(models.server.as(person), ref)).modelId).toBe("markdown");
    }
    expect((await getModel(models.server.as(person), "builtin")).isBuiltin).toBe(true);
  });

  it("is another when the default fails, and the answer says which", async () => {
    await connect("Scripted", "failing", "echo");
    const routed = await getModel(models.server.as(person));
    const { stream } = await routed.paidBy(tried).doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
    });
    await stream.cancel();
    expect(routed.modelId).toBe("failing");
    expect(routed.answeredBy().modelId).toBe("echo");
  });

  it("cannot be one that is switched off or unknown", async () => {
    await connect("Scripted", "echo", "markdown");
    await disableModel(models.server.system, { ref: "markdown" });
    for (const ref of ["markdown", newId(), "nonsense"]) {
      await expect(getModel(models.server.as(person), ref)).rejects.toMatchObject({
        code: "model.not_found",
      });
    }
  });
});

describe("switching models", () => {
  it("keeps one default: the first, the one made it, or the next when it is switched off", async () => {
    await connect("Scripted", "echo", "markdown");
    expect((await listed())[0]).toMatchObject({ label: "echo", isDefault: true });
    await makeDefaultModel(models.server.system, { ref: "markdown" });
    expect((await listed())[0]).toMatchObject({ label: "markdown", isDefault: true });
    await disableModel(models.server.system, { ref: "markdown" });
    expect((await listed())[0]).toMatchObject({ label: "echo", isDefault: true });
    await disableModel(models.server.system, { ref: "echo" });
    expect(await listed()).toHaveLength(1);
  });

  it("refuses to make a default of one that is off", async () => {
    const provider = await connect("Scripted");
    await addModel(models.server.system, { providerId: provider.id, modelId: "echo" });
    await expect(makeDefaultModel(models.server.system, { ref: "echo" })).rejects.toMatchObject({
      code: "model.is_disabled",
    });
  });

  it("leaves an audit event of the installation for each change", async () => {
    await connect("Audited", "echo");
    await makeDefaultModel(models.server.system, { ref: "Audited/echo" });
    await disableModel(models.server.system, { ref: "Audited/echo" });
    const rows = await models.server.look<{ act: string }>(
      "select act from audit_events where workspace_id = '00000000-0000-0000-0000-000000000000' order by id desc limit 5",
    );
    expect(rows.map(({ act }) => act).reverse()).toEqual([
      "model_provider.created",
      "model.created",
      "model.enabled",
      "model.purpose_set",
      "model.disabled",
    ]);
  });

  it("is not for people: they see no provider, no model row and no key", async () => {
    await connect("Scripted", "echo");
    await expect(enableModel(models.server.as(person), { ref: "echo" })).rejects.toMatchObject({
      code: "auth.forbidden",
    });
    await expect(
      addProvider(models.server.as(person), { kind: "openai", name: "Mine", apiKey: "k" }),
    ).rejects.toMatchObject({ code: "auth.forbidden" });
    expect(JSON.stringify(await listed())).not.toContain(models.vendor.apiKey);
  });

  it("seals the key", async () => {
    await connect("Scripted");
    const [row] = await models.server.look("select * from model_providers");
    expect(row?.api_key).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(models.vendor.apiKey);
  });
});

describe("connecting a provider", () => {
  it.each([
    [{ kind: "openai_compatible" as const, name: "X" }, "model_provider.url_required"],
    [{ kind: "openai_compatible" as const, name: "X", baseUrl: "file:///etc" }, "model_provider.url_invalid"],
    [{ kind: "openai" as const, name: "X" }, "model_provider.key_required"],
  ])("refuses %j", async (input, code) => {
    await expect(addProvider(models.server.system, input)).rejects.toMatchObject({ code });
  });

  it("refuses a name that is taken", async () => {
    await connect("Scripted");
    await expect(connect("Scripted")).rejects.toMatchObject({ code: "model_provider.name_taken" });
  });
});
