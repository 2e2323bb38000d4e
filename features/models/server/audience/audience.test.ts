import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { getModel } from "../get-model.ts";
import { makeDefaultModel } from "../make-default-model.ts";
import { stageModels, tried } from "../testing/stage-models.ts";
import { setModelAudience } from "./set-model-audience.ts";

const models = stageModels();
const somebody = createUserActor();
const colleague = createUserActor({ workspaceId: somebody.workspaceId });

beforeEach(async () => {
  await models.connect("Scripted", "echo", "markdown");
});

const restrict = (audience: Parameters<typeof setModelAudience>[1]["audience"], ref = "markdown") =>
  setModelAudience(models.server.system, { ref, audience });
const listedTo = async (actor: typeof somebody) => {
  const headers = models.server.headersOf(actor);
  const reply = await models.server.server.inject({ url: "/api/v1/models", headers });
  return (reply.json().items as { label: string }[]).map(({ label }) => label);
};

describe("a model for a plan", () => {
  it("is refused to and hidden from workspaces with another one", async () => {
    await restrict({ plans: ["enterprise"], teams: [] });
    expect(await listedTo(somebody)).toEqual(["echo", "Built-in assistant"]);
    await expect(getModel(models.server.as(somebody), "markdown")).rejects.toMatchObject({
      code: "model.not_permitted",
      status: 403,
    });
    await restrict({ plans: ["enterprise", "own"], teams: [] });
    expect(await listedTo(somebody)).toContain("markdown");
    expect((await getModel(models.server.as(somebody), "markdown")).label).toBe("markdown");
  });

  it("answers nobody else where it is the default: the next one that they may use does", async () => {
    await restrict({ plans: ["enterprise"], teams: [] }, "echo");
    expect((await getModel(models.server.as(somebody))).label).toBe("markdown");
    await restrict({ plans: [], teams: [] }, "markdown");
    expect((await getModel(models.server.as(somebody))).isBuiltin).toBe(true);
  });

  it("is no fallback for those who may not use it", async () => {
    await models.connect("Second", "failing");
    await makeDefaultModel(models.server.system, { ref: "failing" });
    await restrict({ plans: ["enterprise"], teams: [] }, "echo");
    const routed = await getModel(models.server.as(somebody));
    const prompt = [{ role: "user" as const, content: [{ type: "text" as const, text: "Hello" }] }];
    (await routed.paidBy(tried).answer({ prompt })).cancel();
    expect(routed.label).toBe("failing");
    expect(routed.answeredBy().label).toBe("markdown");
  });
});

describe("a model for a team", () => {
  it("is for its members only", async () => {
    await storePerson(models.server, somebody);
    await storePerson(models.server, colleague);
    const teamId = newId();
    const { workspaceId } = somebody;
    await models.server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Research')", [
      workspaceId,
      teamId,
    ]);
    await models.server.look(
      "insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)",
      [workspaceId, teamId, somebody.userId],
    );
    await restrict({ plans: [], teams: [{ workspaceId, teamId }] });
    expect(await listedTo(somebody)).toContain("markdown");
    expect(await listedTo(colleague)).not.toContain("markdown");
    await expect(getModel(models.server.as(colleague), "markdown")).rejects.toMatchObject({
      code: "model.not_permitted",
    });
  });

  it("is refused for a team that does not exist", async () => {
    const team = { workspaceId: newId(), teamId: newId() };
    await expect(restrict({ plans: [], teams: [team] })).rejects.toMatchObject({
      code: "model.unknown_audience",
    });
  });
});
