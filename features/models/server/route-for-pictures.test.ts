import { beforeEach, describe, expect, it } from "vitest";
import { getModel } from "./get-model.ts";
import { invalidateModels } from "./model-catalogue.ts";
import { setPurposeDefault } from "./purposes/set-purpose-default.ts";
import { person, stageModels, tried } from "./testing/stage-models.ts";

const models = stageModels();
const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hello" }] }];

async function sees(modelId: string): Promise<void> {
  await models.server.look(
    `update models set capabilities = capabilities || '{"vision": true}' where model_id = $1`,
    [modelId],
  );
  invalidateModels(models.server.services);
}

const withPictures = (ref?: string) => getModel(models.server.as(person), ref, { hasPictures: true });

describe("with pictures in the prompt and a default for vision at another provider,", () => {
  beforeEach(async () => {
    await models.connect("Home", "echo", "words");
    await models.connect("Away", "markdown");
    await sees("markdown");
    await setPurposeDefault(models.server.system, { purpose: "vision", ref: "Away/markdown" });
  });

  it("a default that cannot see is replaced by it, and the answer knows both", async () => {
    const routed = await withPictures();
    expect(routed).toMatchObject({ modelId: "echo", supportsImages: true });
    expect(routed.answeredBy()).toMatchObject({ modelId: "markdown", provider: "Away" });
    expect(await getModel(models.server.as(person))).toMatchObject({ supportsImages: false });
  });

  it("a chosen model that cannot see stays: nobody chose that provider", async () => {
    const routed = await withPictures("Home/words");
    expect(routed).toMatchObject({ modelId: "words", supportsImages: false });
    expect(routed.answeredBy().modelId).toBe("words");
  });

  it("a chosen model of the same provider is replaced", async () => {
    await sees("echo");
    await setPurposeDefault(models.server.system, { purpose: "vision", ref: "Home/echo" });
    const routed = await withPictures("Home/words");
    expect(routed).toMatchObject({ modelId: "words", supportsImages: true });
    expect(routed.answeredBy().modelId).toBe("echo");
  });

  it("somebody who may not use it is answered by the model that cannot see", async () => {
    await models.server.look("update models set is_restricted = true where model_id = 'markdown'");
    invalidateModels(models.server.services);
    expect((await withPictures()).answeredBy().modelId).toBe("echo");
  });
});

it("a model that sees is not replaced by one that does not when it fails", async () => {
  await models.connect("Home", "failing", "echo");
  await sees("failing");
  const routed = await withPictures();
  await expect(routed.paidBy(tried).answer({ prompt })).rejects.toThrow();
  const blind = await getModel(models.server.as(person));
  (await blind.paidBy(tried).answer({ prompt })).cancel();
  expect(blind.answeredBy().modelId).toBe("echo");
});
