import { createHash } from "node:crypto";
import type { Speech, SpeechRequest } from "./speech-engine.ts";

/** About an hour and a half of speech. */
const mostBytes = 32 * 1024 * 1024;

/** What was spoken lately, by what it says and how. */
export interface SpeechCache {
  find(key: string): Speech | undefined;
  keep(key: string, speech: Speech): void;
}

/** Forgets what was not asked for the longest when there is more than `limitBytes` of it. */
export function createSpeechCache(limitBytes = mostBytes): SpeechCache {
  const kept = new Map<string, Speech>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.mp3.length ?? 0;
    kept.delete(key);
  };
  return {
    find(key) {
      const speech = kept.get(key);
      if (!speech) return undefined;
      kept.delete(key);
      kept.set(key, speech);
      return speech;
    },
    keep(key, speech) {
      forget(key);
      if (speech.mp3.length > limitBytes) return;
      kept.set(key, speech);
      bytes += speech.mp3.length;
      for (const oldest of kept.keys()) {
        if (bytes <= limitBytes) break;
        forget(oldest);
      }
    },
  };
}

/** Of one workspace: how quickly an answer comes must not tell what others had spoken. */
export function speechKey(
  workspaceId: string,
  engineId: string,
  { text, voiceId, personality }: SpeechRequest,
): string {
  const said = JSON.stringify([workspaceId, engineId, voiceId, personality ?? null, text]);
  return createHash("sha256").update(said).digest("base64url");
}
