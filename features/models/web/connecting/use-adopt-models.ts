import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { ModelTest } from "../../contract/index.ts";
import { refreshModels } from "../connected/use-connected-models.ts";

export type Adoption =
  | { state: "waiting" }
  | { state: "testing" }
  | { state: "tested"; test: ModelTest }
  | { state: "failed"; reason: string };

/** Adds models of a provider one after the other. Each is tested, and enabled if it answers. */
export function useAdoptModels(providerId: string) {
  const client = useQueryClient();
  const [adoptions, setAdoptions] = useState<ReadonlyMap<string, Adoption>>(new Map());
  const note = (modelId: string, adoption: Adoption) =>
    setAdoptions((before) => new Map(before).set(modelId, adoption));

  const adopt = async (modelIds: readonly string[]) => {
    setAdoptions(new Map(modelIds.map((id) => [id, { state: "waiting" }])));
    for (const modelId of modelIds) {
      note(modelId, { state: "testing" });
      note(modelId, await adoptOne(providerId, modelId));
    }
    await refreshModels(client);
  };
  return { adoptions, adopt };
}

async function adoptOne(id: string, modelId: string): Promise<Adoption> {
  try {
    const { data: test } = await api.POST("/api/v1/admin/model-providers/{id}/models", {
      params: { path: { id } },
      body: { modelId },
    });
    return test ? { state: "tested", test } : { state: "failed", reason: "There was no reply." };
  } catch (error) {
    return { state: "failed", reason: describeError(error) };
  }
}
