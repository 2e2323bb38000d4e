import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { SpeechCheck, SpeechEngineKind, SpeechSetup, StockVoice } from "../../contract/stock-voice.ts";
import type { VoiceId } from "../../contract/voices.ts";

const setupKey = ["speech", "setup"];
/** Provider requests cost a little, so they run once per visit and on demand. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false } as const;

/** The engine and the stock voice of each voice. */
export function useSpeechSetup() {
  return useQuery({
    queryKey: setupKey,
    queryFn: async ({ signal }): Promise<SpeechSetup> =>
      (await api.GET("/api/v1/admin/speech", { signal })).data ?? { engine: null, voices: [] },
  });
}

/** The engine's known stock voices. */
export function useStockVoices() {
  return useQuery({
    ...once,
    queryKey: ["speech", "stock-voices"],
    queryFn: async ({ signal }): Promise<readonly StockVoice[]> =>
      (await api.GET("/api/v1/admin/speech/stock-voices", { signal })).data?.items ?? [],
  });
}

/** Whether the engine speaks a word now. */
export function useSpeechCheck() {
  return useQuery({
    ...once,
    queryKey: ["speech", "check"],
    queryFn: async ({ signal }): Promise<SpeechCheck | null> =>
      (await api.POST("/api/v1/admin/speech/check", { signal })).data ?? null,
  });
}

/** Assigns a stock voice to a voice. Null resets it to the default. */
export function useSetStockVoice(engine: SpeechEngineKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ voiceId, stockVoice }: { voiceId: VoiceId; stockVoice: string | null }) => {
      const params = { path: { voiceId } };
      await api.PUT("/api/v1/admin/speech/voices/{voiceId}", { params, body: { engine, stockVoice } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: setupKey }),
  });
}
