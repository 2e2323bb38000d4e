import { api } from "#platform/web/api/client.ts";
import type { AdminCheck, AdminFinding } from "#platform/web/modules/admin-check.ts";

/** Which engine speaks. */
export const speechCheck: AdminCheck = {
  key: "speech",
  title: "Voice",
  to: "/admin/voice",
  async read(signal) {
    const { data } = await api.GET("/api/v1/admin/speech", { signal });
    return describeSpeech(data?.engine ?? null);
  },
};

/** Describes the speech engine. Without one nothing is left to do, because the operator switched it off. */
export function describeSpeech(engine: { label: string } | null): AdminFinding {
  const text = engine ? `Speech engine: ${engine.label}.` : "Speech is off (SPEECH=off).";
  return { state: "good", text };
}
