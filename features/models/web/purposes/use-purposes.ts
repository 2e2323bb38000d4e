import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { ModelPurpose, PurposeDefault } from "../../contract/index.ts";
import { refreshModels } from "../connected/use-connected-models.ts";

/** The default model of each purpose. */
export function usePurposes() {
  return useQuery({
    queryKey: ["model-purposes"],
    queryFn: async ({ signal }): Promise<PurposeDefault[]> =>
      (await api.GET("/api/v1/admin/model-purposes", { signal })).data?.items ?? [],
  });
}

/** Sets the default model of a purpose; null: none. */
export function useSetPurpose(purpose: ModelPurpose) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (modelId: string | null) => {
      const params = { path: { purpose } };
      await api.PUT("/api/v1/admin/model-purposes/{purpose}", { params, body: { modelId } });
    },
    onSettled: () => refreshModels(client),
  });
}

/** Who speaks and who transcribes. Settings of the installation choose them. */
export function useVoiceEngines() {
  return useQuery({
    queryKey: ["voice-engines"],
    queryFn: async ({ signal }) => {
      const [speech, transcription] = await Promise.all([
        api.GET("/api/v1/admin/speech", { signal }),
        api.GET("/api/v1/transcriptions", { signal }),
      ]);
      return { speech: speech.data?.engine ?? null, transcriber: transcription.data };
    },
  });
}
